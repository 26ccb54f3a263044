/** A screenshot of a game's stage without text, buttons and bars. */
import type { Page } from 'playwright';
import { drawsAFrame } from './settle';

/** Hides text, buttons and bars, because fonts differ between computers. */
const STAGE_ALONE = `
  body :not([data-behind-stage], [data-behind-stage] img) { opacity: 0 !important; transition: none !important; }
  ::backdrop { opacity: 0 !important; transition: none !important; }
`;

/**
 * @param factor width and height of the picture are multiples of this number
 * @returns a PNG of the visible part of the canvas
 */
export async function stageAlone(page: Page, factor = 1): Promise<Buffer> {
  const clip = await page.evaluate(showStageAlone, { factor, style: STAGE_ALONE });
  // Waits for a frame, in which the browser composes the page.
  await drawsAFrame(page);
  // One pixel of the picture is one CSS px, at every pixel ratio.
  const screenshot = await page.screenshot({ clip, scale: 'css' });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return screenshot;
}

/**
 * Returns a PNG of the page behind the canvas. A test compares it with the stage to find pixels where nothing is
 * drawn.
 */
export async function behindStage(page: Page): Promise<Buffer> {
  const canvas = page.locator('main canvas');
  await canvas.evaluate((element) => {
    element.style.visibility = 'hidden';
  });
  const screenshot = await stageAlone(page);
  await canvas.evaluate((element) => {
    element.style.visibility = '';
  });
  return screenshot;
}

/**
 * Scrolls the canvas into view and hides everything except the canvas and its background. A constructed style sheet
 * complies with the content security policy. Runs in the page.
 *
 * @param factor width and height of the visible part are multiples of this number
 * @returns the visible part of the canvas, CSS px
 */
function showStageAlone({ factor, style }: { factor: number; style: string }) {
  const canvas = document.querySelector<HTMLCanvasElement>('main canvas');
  if (!canvas) throw new Error('There is no stage');
  for (const marked of document.querySelectorAll('[data-behind-stage]'))
    marked.removeAttribute('data-behind-stage');
  for (let around: Element | null = canvas; around; around = around.parentElement) {
    around.setAttribute('data-behind-stage', '');
    for (const beside of around.parentElement?.children ?? [])
      if (beside.localName === 'img') beside.setAttribute('data-behind-stage', '');
  }
  // Waits for the GPU to finish.
  canvas.getContext('webgl2')?.finish();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  canvas.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = canvas.getBoundingClientRect();
  const x = Math.max(0, Math.floor(box.left));
  const y = Math.max(0, Math.floor(box.top));
  const whole = (length: number) => Math.floor(length / factor) * factor;
  return {
    x,
    y,
    width: whole(Math.min(innerWidth, box.right) - x),
    height: whole(Math.min(innerHeight, box.bottom) - y),
  };
}
