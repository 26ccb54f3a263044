import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareOrDownloadPicture } from '../../../src/device/download';

const PICTURE = {
  toBlob: (done: (blob: Blob) => void) => done(new Blob(['px'], { type: 'image/png' })),
} as unknown as HTMLCanvasElement;

let downloaded: string[];
beforeEach(() => {
  downloaded = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    createElement: () => ({
      click(this: { download: string }) {
        downloaded.push(this.download);
      },
    }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * Stubs the pointer type and the share sheet. Without `share` there is no share sheet.
 * @returns name and type of each shared file
 */
function device({ isTouch, share }: { isTouch: boolean; share?: () => Promise<void> }) {
  const shared: string[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
  vi.stubGlobal(
    'navigator',
    share && {
      canShare: ({ files }: { files: File[] }) => files.length === 1,
      share: ({ files: [file] }: { files: File[] }) => {
        shared.push(`${file?.name} ${file?.type}`);
        return share();
      },
    },
  );
  if (!share) vi.stubGlobal('navigator', {});
  return shared;
}

const refuse = (name: string) => () => Promise.reject(new DOMException('No', name));

test("a touch device uses its share sheet, which can save to the photos, and no message says 'saved'", async () => {
  const shared = device({ isTouch: true, share: () => Promise.resolve() });
  expect(await shareOrDownloadPicture(PICTURE, 'garden.png')).toBe(false);
  expect(shared).toEqual(['garden.png image/png']);
  expect(downloaded).toEqual([]);
});

test.each([
  ['a closed share sheet', 'AbortError'],
  ['a second press while the share sheet is open', 'InvalidStateError'],
])('%s saves nothing, and no message says so', async (_, name) => {
  device({ isTouch: true, share: refuse(name) });
  expect(await shareOrDownloadPicture(PICTURE, 'garden.png')).toBe(false);
  expect(downloaded).toEqual([]);
});

test.each([
  ['a mouse', { isTouch: false, share: () => Promise.resolve() }],
  ['no share sheet', { isTouch: true }],
  ['a share sheet that refuses', { isTouch: true, share: refuse('NotAllowedError') }],
])('with %s the picture is downloaded', async (_, options) => {
  device(options);
  expect(await shareOrDownloadPicture(PICTURE, 'garden.png')).toBe(true);
  expect(downloaded).toEqual(['garden.png']);
});
