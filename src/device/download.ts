/** Hands the person a file that was made here, without any server. */
export function download(fileName: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has begun by the next task; until then the address must answer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
