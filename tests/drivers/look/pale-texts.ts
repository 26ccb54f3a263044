/**
 * Returns a sentence for each text with too little contrast. Words on a bubble or a stone lie on what the scene draws,
 * and are not measured. Runs in the page.
 */
export function paleTexts(least: number): string[] {
  type Color = readonly [red: number, green: number, blue: number, alpha: number];
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('There is no canvas');
  const colorOf = (css: string): Color => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (above: Color, below: Color): Color => {
    const mixed = (at: 0 | 1 | 2) => above[at] * above[3] + below[at] * (1 - above[3]);
    return [mixed(0), mixed(1), mixed(2), 1];
  };
  const luminance = (color: Color) => {
    const [red, green, blue] = color.slice(0, 3).map((byte) => {
      const share = byte / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: Color, other: Color) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const UNMEASURED = '[data-slot], [data-words], .visually-hidden, :disabled, [aria-disabled="true"]';
  const wrongs: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim() ?? '';
    const element = texts.currentNode.parentElement as HTMLElement;
    if (text === '' || element.closest(UNMEASURED)) continue;
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || box.width < 2 || box.height < 2) continue;
    const layers: Color[] = [];
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (around.matches('main, header, nav, [data-playing]')) break;
      layers.unshift(colorOf(getComputedStyle(around).backgroundColor));
    }
    const ink = colorOf(getComputedStyle(element).color);
    for (const frame of [
      [0, 0, 0, 1],
      [255, 255, 255, 1],
    ] as const) {
      const paper = layers.reduce<Color>((below, above) => over(above, below), frame);
      const ratio = contrast(over(ink, paper), paper);
      if (ratio < least) wrongs.push(`'${text}' has a contrast of ${ratio.toFixed(1)} over ${frame[0]}`);
    }
  }
  return wrongs;
}
