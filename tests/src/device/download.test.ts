import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadText, shareOrDownloadPicture } from '../../../src/device/download';

let clicked: { href: string; download: string }[];
let blobs: Map<string, Blob>;

beforeEach(() => {
  vi.useFakeTimers();
  clicked = [];
  blobs = new Map();
  vi.stubGlobal('document', {
    createElement: (tag: string) => {
      const link = { tag, href: '', download: '', click: () => clicked.push(link) };
      return link;
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void blobs.delete(url));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a text is saved with its name and type, at an address that expires after 10 s', async () => {
  downloadText('plan.ics', 'text/calendar', 'BEGIN:VCALENDAR');
  expect(clicked).toMatchObject([{ tag: 'a', href: 'blob:0', download: 'plan.ics' }]);
  const blob = blobs.get('blob:0');
  expect(blob?.type).toBe('text/calendar');
  expect(await blob?.text()).toBe('BEGIN:VCALENDAR');
  vi.advanceTimersByTime(9999);
  expect(blobs.size).toBe(1);
  vi.advanceTimersByTime(1);
  expect(blobs.size).toBe(0);
});

/** Returns a canvas whose `toBlob` gives this result. */
const canvas = (blob: Blob | null) =>
  ({
    toBlob: (done: (made: Blob | null) => void, type: string) =>
      done(type === 'image/png' ? blob : new Blob(['of another type'])),
  }) as HTMLCanvasElement;

test('a picture that the browser cannot encode is refused, and nothing is saved', async () => {
  await expect(shareOrDownloadPicture(canvas(null), 'garden.png')).rejects.toThrow(
    'could not encode the picture',
  );
  expect(clicked).toEqual([]);
});
