/**
 * Every game on a phone with 1 to 3 device px per CSS px, with a press in play and a rotation there and back. The
 * stage shows the same picture as at 1 without a rotation.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILT_GAMES, type GameSlug } from '../../domain/built-games';
import { launchBrowser } from '../drivers/browser';
import { isOneColor, type Picture, sideBySide } from '../drivers/look/reference-picture';
import { DIFFERENCES, isSceneMade, SIZES, StageCamera } from '../drivers/stage-camera';
import { expect, type NewGuest, test } from '../drivers/test';

const PIXEL_RATIOS = [1, 1.25, 1.5, 2, 3];

/** Maximum difference in a channel from the nearest of the expected pixels, 0-255. */
const VISIBLE = 24;

/** Maximum share of different pixels, 0-1. An offset of 4 CSS px makes 1 % or more of the pixels differ. */
const MOST_SHARE = 0.005;

/** Maximum time until a target can be pressed, ms. */
const MOST_MS = 10_000;
/** Time between two attempts to press, ms. */
const EVERY_MS = 500;

interface Result {
  readonly pictures: Readonly<Record<string, Picture>>;
  /** One sentence per defect. */
  readonly wrongs: readonly string[];
}

/**
 * Plays for some seconds, presses a target and plays on. The clock stands still during the rotation, so all sessions
 * end at the same time.
 */
async function session(
  newGuest: NewGuest,
  slug: GameSlug,
  pixelRatio: number,
  isRotated: boolean,
): Promise<Result> {
  const view = { size: 'phone', night: false, reducedMotion: false, pixelRatio } as const;
  const camera = await StageCamera.begin(newGuest, { slug }, view);
  const { guest } = camera;
  const pictures: Record<string, Picture> = {};
  const wrongs: string[] = [];
  const takes = async (state: string) => {
    const picture = await camera.picture();
    pictures[state] = picture;
    if (isOneColor(picture)) wrongs.push(`${state} shows a single color`);
    wrongs.push(...(await guest.page.evaluate(wrongsOnStage)).map((wrong) => `${state}: ${wrong}`));
  };
  await camera.plays(4000);
  await takes('played');
  await pressesTarget(camera);
  await camera.plays(700);
  await takes('pressed');
  if (isRotated) {
    const { width, height } = SIZES.phone;
    await guest.resize({ width: height, height: width });
    await takes('rotated');
    await guest.resize({ width, height });
  }
  await camera.plays(700);
  await takes('end');
  await guest.leave();
  return { pictures, wrongs };
}

/** Presses a target in the middle of the list, or drags a target that is dragged. Some games have no targets. */
async function pressesTarget(camera: StageCamera): Promise<void> {
  const { page } = camera.guest;
  if ((await page.locator('main [data-target]').count()) === 0) return;
  for (let waited = 0; waited < MOST_MS; waited += EVERY_MS) {
    const place = await page.evaluate(targetInPlay);
    if (place) {
      await page.mouse.move(place.x, place.y);
      await page.mouse.down();
      if (place.isDragged) await page.mouse.move(place.x + 48, place.y + 36, { steps: 4 });
      await page.mouse.up();
      await camera.putsMouseAway();
      return;
    }
    await camera.plays(EVERY_MS);
  }
  throw new Error('No target can be pressed');
}

/** Returns the center of the middle one of all targets that can be pressed, CSS px. Runs in the page. */
function targetInPlay() {
  const all = [
    ...document.querySelectorAll<HTMLElement>('main [data-target]:not([aria-disabled="true"])'),
  ].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  const one = all[all.length >> 1];
  if (!one) return undefined;
  const { left, top, width, height } = one.getBoundingClientRect();
  // Only drawing surfaces and draggable targets keep touches from scrolling.
  const isDragged = getComputedStyle(one).touchAction === 'none';
  return { x: left + width / 2, y: top + height / 2, isDragged };
}

/**
 * Returns one sentence per defect: an edge of the canvas that is not at the page's edge, or a target outside the slot. Runs in
 * the page.
 */
function wrongsOnStage(): string[] {
  const canvas = document.querySelector<HTMLCanvasElement>('main canvas');
  const slot = document.querySelector('[data-slot]');
  if (!canvas || !slot) return ['there is no stage'];
  const wrongs: string[] = [];
  const [on, around] = [canvas.getBoundingClientRect(), slot.getBoundingClientRect()];
  const page = document.documentElement.getBoundingClientRect();
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    const beside = Math.abs(on[side] - page[side]);
    if (beside > 1) wrongs.push(`the ${side} edge of the canvas is ${beside} px from the page's edge`);
  }
  for (const target of slot.querySelectorAll('[data-target]')) {
    const { left, top, right, bottom } = target.getBoundingClientRect();
    const x = (left + right) / 2;
    const y = (top + bottom) / 2;
    if (x < around.left || x > around.right || y < around.top || y > around.bottom)
      wrongs.push(`${target.getAttribute('aria-label') ?? target.textContent} is outside the slot`);
  }
  return wrongs;
}

/**
 * Returns the share of pixels that differ from the expected pixel and from all its neighbors. A canvas between two px of
 * an emulated screen is shifted by up to 0.7 CSS px, and grains of stipple are at least one device px large.
 */
function shareOfDifferent(expected: Picture, actual: Picture): number {
  // A fraction of a px may decide whether a picture has another row.
  const [width, height] = [Math.min(expected.width, actual.width), Math.min(expected.height, actual.height)];
  if (Math.max(expected.width, actual.width) > width + 1) return 1;
  if (Math.max(expected.height, actual.height) > height + 1) return 1;
  let different = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const isNear = [0, 1, 2].every((channel) => {
        const value = actual.data[(y * actual.width + x) * 4 + channel] as number;
        let [least, most] = [255, 0];
        for (let row = y - 1; row <= y + 1; row++)
          for (let column = x - 1; column <= x + 1; column++) {
            const near = expected.data[(row * expected.width + column) * 4 + channel] as number;
            least = Math.min(least, near);
            most = Math.max(most, near);
          }
        return value >= least - VISIBLE && value <= most + VISIBLE;
      });
      if (!isNear) different += 1;
    }
  return different / (width * height);
}

for (const { slug } of BUILT_GAMES)
  test(`${slug} looks the same and is hit at every pixel ratio and after a rotation`, async ({
    newGuest,
  }) => {
    test.setTimeout(600_000);
    const folder = path.join(DIFFERENCES, slug, 'pixel-ratios');
    await mkdir(folder, { recursive: true });
    const reference = await session(newGuest, slug, 1, false);
    const wrongs = [...reference.wrongs];
    const measured: string[] = [];
    let rotated: Picture | undefined;
    for (const pixelRatio of PIXEL_RATIOS) {
      const result = await session(newGuest, slug, pixelRatio, true);
      rotated ??= result.pictures.rotated;
      wrongs.push(...result.wrongs.map((wrong) => `${pixelRatio}: ${wrong}`));
      for (const [state, picture] of Object.entries(result.pictures)) {
        const expected = (state === 'rotated' ? rotated : reference.pictures[state]) as Picture;
        const share = shareOfDifferent(expected, picture);
        const figures = `${pixelRatio}, ${state}: ${(share * 100).toFixed(2)} % of the pixels differ`;
        measured.push(figures);
        if (share <= MOST_SHARE) continue;
        wrongs.push(figures);
        await writeFile(
          path.join(folder, `${state}-${pixelRatio}.webp`),
          await sideBySide(expected, picture),
        );
      }
    }
    await writeFile(path.join(folder, 'figures.txt'), `${measured.join('\n')}\n`);
    expect(wrongs).toEqual([]);
  });

for (const pixelRatio of PIXEL_RATIOS)
  test(`no canvas is scaled on a screen with ${pixelRatio} device px per CSS px`, async ({ appUrl }) => {
    test.setTimeout(300_000);
    // Browsers emulate a ratio without the rounding of a real screen.
    const screen = await launchBrowser({ args: [`--force-device-scale-factor=${pixelRatio}`] });
    const context = await screen.newContext({ viewport: null, baseURL: appUrl });
    await context.addInitScript(() => {
      localStorage.setItem('stillgrove.disclaimerAccepted', 'true');
      localStorage.setItem('stillgrove.isPremium', 'true');
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    // A factor of 0 keeps the screen's own.
    const size = { ...SIZES.phone, deviceScaleFactor: 0, mobile: false };
    await devtools.send('Emulation.setDeviceMetricsOverride', size);
    const scaled: string[] = [];
    for (const { slug, addresses } of BUILT_GAMES) {
      await page.goto(addresses[0] as string);
      await page.locator('main [data-next]').click();
      await page.waitForFunction(isSceneMade);
      const { drawn, shown } = await page.evaluate(sizesOfCanvas);
      // The stage draws at most 2 px per CSS px, and fewer on a slow device.
      const isUnscaled = [2, 1.5, 1].some((most) => {
        const factor = Math.min(most, pixelRatio) / pixelRatio;
        return drawn.every((length, axis) => length === Math.round((shown[axis] as number) * factor));
      });
      if (!isUnscaled) scaled.push(`${slug}: ${drawn.join(' x ')} px are drawn, ${shown.join(' x ')} shown`);
    }
    expect(await page.evaluate(() => devicePixelRatio)).toBe(pixelRatio);
    expect(scaled).toEqual([]);
    await screen.close();
  });

/** Returns width and height of the canvas: the drawn px, and the device px that it covers. Runs in the page. */
async function sizesOfCanvas() {
  const canvas = document.querySelector('main canvas') as HTMLCanvasElement;
  const shown = await new Promise<ResizeObserverSize>((resolve) => {
    const observer = new ResizeObserver(([entry]) => {
      observer.disconnect();
      resolve(entry?.devicePixelContentBoxSize[0] as ResizeObserverSize);
    });
    observer.observe(canvas, { box: 'device-pixel-content-box' });
  });
  return { drawn: [canvas.width, canvas.height], shown: [shown.inlineSize, shown.blockSize] };
}
