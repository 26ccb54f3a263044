/** A file's own text. */
declare module '*?raw' {
  const text: string;
  export default text;
}
