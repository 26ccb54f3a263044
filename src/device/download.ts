/** Hands the person files that were made here. Nothing leaves the device. */

/** How long the address of a file answers (ms): by then the browser has taken it. */
const ADDRESS_MS = 10_000;

function downloadBlob(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), ADDRESS_MS);
}

/** @param type a MIME type, `text/calendar` */
export const download = (fileName: string, type: string, text: string): void =>
  downloadBlob(fileName, new Blob([text], { type }));

/** @throws when the browser makes no file of it */
export async function savePicture(picture: HTMLCanvasElement, fileName: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The browser made no file of the picture');
  downloadBlob(fileName, blob);
}
