/** Error of a command. The message is for the operator, in plain words, with a remedy. */
export class AdminError extends Error {
  override name = 'AdminError';
}
