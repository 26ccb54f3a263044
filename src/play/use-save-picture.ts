import { savePicture } from '../device/download';
import { useServices } from '../services/context';

/**
 * Saves what a scene shows among the person's own files, and says how that went.
 *
 * @param takePicture nothing is saved while it gives undefined
 */
export function useSavePicture(
  takePicture: () => Promise<HTMLCanvasElement | undefined>,
  fileName: string,
): () => Promise<void> {
  const { toasts } = useServices();
  return async () => {
    try {
      const picture = await takePicture();
      if (!picture) return;
      await savePicture(picture, fileName);
      toasts.show({ title: 'Picture saved', description: "It's in your downloads, and nowhere else." });
    } catch (error) {
      console.warn('The picture was not saved', error);
      toasts.show({ title: 'Picture not saved', description: "Your browser couldn't make a file from it." });
    }
  };
}
