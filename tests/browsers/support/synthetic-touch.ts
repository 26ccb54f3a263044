import type { Point } from './tab';

/**
 * Dispatches the pointer events of one finger, and a click after a tap, like the browser would. Some drivers have no
 * touch input: WebKitGTK's driver sends mouse events instead, and Playwright can move fingers in Chromium only. Runs in
 * the page.
 */
export async function touch(points: readonly Point[]): Promise<void> {
  const [{ x, y }] = points as [Point];
  const on = document.elementFromPoint(x, y) ?? document.body;
  const capture = Element.prototype.setPointerCapture;
  Element.prototype.setPointerCapture = () => undefined;
  const send = (type: string, at: Point) =>
    on.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        pointerId: 77,
        pointerType: 'touch',
        isPrimary: true,
        button: type === 'pointermove' ? -1 : 0,
        buttons: type === 'pointerup' ? 0 : 1,
        width: 30,
        height: 30,
        pressure: 0.5,
        clientX: at.x,
        clientY: at.y,
      }),
    );
  send('pointerdown', { x, y });
  for (const point of points.slice(1)) {
    await new Promise(requestAnimationFrame);
    send('pointermove', point);
  }
  send('pointerup', points.at(-1) as Point);
  Element.prototype.setPointerCapture = capture;
  if (points.length === 1) (on as HTMLElement).click();
}
