/** Saves files that the device creates for the person. The app sends them nowhere. */

/** Lifetime of a file's object URL, ms. The browser reads the file within this time. */
const ADDRESS_MS = 10_000;

function downloadBlob(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), ADDRESS_MS);
}

/** Saves a text as a file. `type` is its MIME type, such as `text/calendar`. */
export const downloadText = (fileName: string, type: string, text: string): void =>
  downloadBlob(fileName, new Blob([text], { type }));

/**
 * Opens the share sheet of a touch device, which can add the picture to the photos. With a mouse, without a share
 * sheet, or if the sheet fails, downloads the picture.
 * @returns whether the picture was downloaded; the result of a share sheet is unknown
 * @throws when the browser cannot encode the picture
 */
export async function shareOrDownloadPicture(picture: HTMLCanvasElement, fileName: string): Promise<boolean> {
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The browser could not encode the picture');
  if (await share(new File([blob], fileName, { type: blob.type }))) return false;
  downloadBlob(fileName, blob);
  return true;
}

/** Returns whether the share sheet is or was open. */
async function share(file: File): Promise<boolean> {
  const shared = { files: [file] };
  if (!matchMedia('(pointer: coarse)').matches || !navigator.canShare?.(shared)) return false;
  try {
    await navigator.share(shared);
  } catch (error) {
    // The person closed the sheet, or the sheet of an earlier press is still open.
    if (['AbortError', 'InvalidStateError'].includes((error as DOMException).name)) return true;
    console.warn('The picture could not be shared', error);
    return false;
  }
  return true;
}
