/** The picture of a sky on paper, with its hour and weather in words. */
export async function postcardOf(
  picture: HTMLCanvasElement | undefined,
  words: string,
): Promise<HTMLCanvasElement | undefined> {
  if (!picture) return undefined;
  const { width, height } = picture;
  const side = Math.min(width, height);
  const [margin, line] = [Math.round(side * 0.045), Math.round(side * 0.1)];
  const card = document.createElement('canvas');
  card.width = width + 2 * margin;
  card.height = height + margin + line;
  const brush = card.getContext('2d');
  if (!brush) return picture;
  const font = `500 ${Math.round(side * 0.036)}px "Literata Variable", serif`;
  await document.fonts.load(font, words);
  brush.fillStyle = '#FBFDFA';
  brush.fillRect(0, 0, card.width, card.height);
  brush.drawImage(picture, margin, margin);
  brush.fillStyle = '#17332D';
  brush.font = font;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(words, card.width / 2, margin + height + line / 2, width);
  return card;
}
