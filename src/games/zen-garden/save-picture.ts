/** Saves a picture among the person's own files. Nothing leaves the device. */

/** @throws when the browser makes no file of it */
export async function savePicture(picture: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The browser made no file of the picture');
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
