/** A picture is rarely saved, so this module loads on demand. */
import { canReadCanvas } from '../../engine/paint/read-back';
import { shareOrDownloadPicture as download } from '../device/download';
import type { Services } from '../services/services';

/** Some browsers return noise instead of pixels. */
const NOT_READ = {
  title: 'Picture not saved',
  description: 'This browser hides pictures from pages, to protect your privacy. A screenshot works.',
};

/** @param takePicture returns the picture; undefined saves nothing */
export async function takeAndSavePicture(
  takePicture: () => Promise<HTMLCanvasElement | undefined>,
  fileName: string,
  toasts: Services['toasts'],
): Promise<void> {
  if (!canReadCanvas()) {
    toasts.show(NOT_READ);
    return;
  }
  try {
    const picture = await takePicture();
    if (!picture) return;
    if (await download(picture, fileName))
      toasts.show({ title: 'Picture saved', description: "It's in your downloads, and nowhere else." });
  } catch (error) {
    console.warn('The picture was not saved', error);
    toasts.show({ title: 'Picture not saved', description: "Your browser couldn't make a file from it." });
  }
}
