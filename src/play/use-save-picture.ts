import { readsBack } from '../../engine/paint/read-back';
import { savePicture } from '../device/download';
import { useServices } from '../services/context';

/** Toast of a browser that returns noise instead of pixels. */
const NOT_READ = {
  title: 'Picture not saved',
  description: 'This browser hides pictures from pages, to protect your privacy. A screenshot works.',
};

/**
 * Returns a function that saves the scene as a file. Shows a toast after a download and after a failure.
 * @param takePicture returns the picture; undefined saves nothing
 */
export function useSavePicture(
  takePicture: () => Promise<HTMLCanvasElement | undefined>,
  fileName: string,
): () => Promise<void> {
  const { toasts } = useServices();
  return async () => {
    if (!readsBack()) {
      toasts.show(NOT_READ);
      return;
    }
    try {
      const picture = await takePicture();
      if (!picture) return;
      if (await savePicture(picture, fileName))
        toasts.show({ title: 'Picture saved', description: "It's in your downloads, and nowhere else." });
    } catch (error) {
      console.warn('The picture was not saved', error);
      toasts.show({ title: 'Picture not saved', description: "Your browser couldn't make a file from it." });
    }
  };
}
