/**
 * What the rake is measured against: the same stroke as a careful developer would draw it with Canvas2D and nothing
 * else. Every tooth leaves a groove 8 px wide with its shade and its light, which is three `stroke()` a move for all
 * five teeth together; every point that the device saw between two events is drawn. No grain, no stones, no steering,
 * no journal, no night: what it leaves out makes it quicker, not slower. What the rake has from its page it has too:
 * the moves of a hand that is down are heard first, and by nobody else.
 */
import type { Page } from 'playwright';

/** Takes the garden's canvas out of its page and lays a plain one in its place: all else stays as it is. */
export async function layLinePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const garden = document.querySelector('main canvas') as HTMLCanvasElement;
    const slot = document.querySelector('[role="group"]:has([aria-description])')
      ?.parentElement as HTMLElement;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [slot.clientWidth, slot.clientHeight];
    canvas.style.cssText = `display:block;flex:none;touch-action:none;width:${canvas.width}px;height:${canvas.height}px`;
    garden.remove();
    slot.style.display = 'none';
    slot.after(canvas);

    const pen = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
    pen.fillStyle = '#dccaa3';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.lineCap = 'round';
    let last: { x: number; y: number } | undefined;
    const line = (way: readonly (readonly number[])[], width: number, colour: string, aside: number) => {
      pen.lineWidth = width;
      pen.strokeStyle = colour;
      pen.beginPath();
      for (const [fromX = 0, fromY = 0, x = 0, y = 0, nx = 0, ny = 0] of way) {
        for (let tooth = -2; tooth <= 2; tooth++) {
          const off = tooth * 13;
          pen.moveTo(fromX + nx * off + aside, fromY + ny * off + aside);
          pen.lineTo(x + nx * off + aside, y + ny * off + aside);
        }
      }
      pen.stroke();
    };
    const draw = (event: PointerEvent) => {
      if (!last) return;
      event.stopPropagation();
      const way: number[][] = [];
      const { left, top } = corner;
      for (const { clientX, clientY } of event.getCoalescedEvents()) {
        const [x, y] = [clientX - left, clientY - top];
        const length = Math.hypot(x - last.x, y - last.y);
        if (length < 1) continue;
        way.push([last.x, last.y, x, y, (last.y - y) / length, (x - last.x) / length]);
        last = { x, y };
      }
      line(way, 8, '#b48d64', 0);
      line(way, 3, '#7a583b', -2.5);
      line(way, 3, '#fcf4e0', 2.5);
    };
    // The moves of a hand that is down are kept from everybody else in the page, as the rake keeps them.
    let hand: AbortController | undefined;
    let corner = canvas.getBoundingClientRect();
    canvas.addEventListener('pointerdown', (event) => {
      canvas.setPointerCapture(event.pointerId);
      corner = canvas.getBoundingClientRect();
      last = { x: event.clientX - corner.left, y: event.clientY - corner.top };
      hand = new AbortController();
      const options = { signal: hand.signal, capture: true };
      window.addEventListener('pointermove', draw, options);
      window.addEventListener('mousemove', (event) => event.stopPropagation(), options);
    });
    canvas.addEventListener('pointerup', () => {
      last = undefined;
      hand?.abort();
    });
  });
}
