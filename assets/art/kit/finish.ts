import { blueNoise, tileSide } from './blue-noise';
import { darkest, fade } from './ink';
import { outwards, type Plate } from './plate';

/**
 * Joins the layers of a night picture, and paints the final effects of every picture: a vignette, then paper grain.
 * `vignette` is 0-1. `grain` is the maximum change of brightness as a share of the full range.
 */
export function finish(plate: Plate, { grain = 0.035, vignette = 0.1 } = {}): void {
  const { ctx, canvas, width, height, moonlit } = plate;
  if (moonlit) {
    ctx.save();
    ctx.resetTransform();
    ctx.globalCompositeOperation = 'destination-over';
    ctx.drawImage(moonlit.canvas, 0, 0);
    ctx.restore();
  }
  if (vignette > 0) {
    ctx.fillStyle = outwards(
      plate,
      [width / 2, height / 2],
      Math.hypot(width, height) / 2,
      [fade(darkest, 0), fade(darkest, 0), fade(darkest, vignette)],
      [0, 0.55, 1],
    );
    ctx.fillRect(0, 0, width, height);
  }
  if (grain > 0) {
    const image = ctx.getImageData(0, 0, canvas.width, canvas.height);
    const noise = blueNoise(1);
    const { data } = image;
    for (let y = 0; y < canvas.height; y++) {
      const row = (y % tileSide) * tileSide;
      for (let x = 0; x < canvas.width; x++) {
        const change = ((noise[row + ((x + 131) % tileSide)] ?? 0.5) - 0.5) * 2 * grain * 255;
        const i = (y * canvas.width + x) * 4;
        for (let c = i; c < i + 3; c++) data[c] = (data[c] ?? 0) + change;
      }
    }
    ctx.putImageData(image, 0, 0);
  }
}
