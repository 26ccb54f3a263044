import { useServices } from '../services/context';

/** @param takePicture returns the picture; undefined saves nothing */
export function useSavePicture(
  takePicture: () => Promise<HTMLCanvasElement | undefined>,
  fileName: string,
): () => Promise<void> {
  const { toasts } = useServices();
  return async () =>
    (await import('./take-and-save-picture')).takeAndSavePicture(takePicture, fileName, toasts);
}
