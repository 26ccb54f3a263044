/** A tap on what is seen ahead of the app (`src/app/first-paint.ts` notes where): it is no less meant for coming early. */

/** Presses what is there now, if anything was tapped; to be called once what was seen can be pressed. */
export function pressWhatWasTapped(): void {
  const { dataset } = document.documentElement;
  const [x, y] = (dataset.tapped ?? '').split(' ').map(Number);
  delete dataset.tapped;
  if (x !== undefined && y !== undefined)
    document.elementFromPoint(x, y)?.closest<HTMLElement>('a, button')?.click();
}
