import { finish } from '../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { moonlit } from '../kit/moonlight';
import { box, ellipse } from '../kit/path';
import { down, type Plate } from '../kit/plate';
import { glow } from '../kit/sky';
import { form, stippleAlong } from '../kit/stipple';
import { line } from '../kit/trace';
import type { Picture } from '../picture';
import { cover } from './cover';
import { cat } from './safe-space-builder/cat';
import { armchair, lamp } from './safe-space-builder/chair';
import { shelf } from './safe-space-builder/shelf';
import { window } from './safe-space-builder/window';

const pine = mix(mix(ink.bark, ink.pollen, 0.4), ink.clay, 0.2);
const floor = 464;

/** Paints plank walls, and floorboards that run toward the viewer. */
function room(plate: Plate): void {
  const { random, ctx } = plate;
  ctx.fillStyle = down(plate, 0, floor, [shade(pine, 0.22), pine, shade(pine, 0.12)]);
  ctx.fillRect(0, 0, 800, floor);
  for (let y = -8; y < floor; y += 46) {
    const board = box(-4, y, 808, 45);
    stippleAlong(plate, board, shade(pine, 0.34), [0, y + 22], [0, y + 48], 0.3);
    ctx.fillStyle = shade(pine, 0.55);
    ctx.fillRect(0, y + 44, 800, 2);
    ctx.strokeStyle = fade(shade(pine, 0.5), 0.4);
    ctx.lineWidth = 1;
    for (let i = 0; i < 3; i++) {
      const [x, gy, long] = [random.between(-40, 760), y + random.between(8, 36), random.between(40, 150)];
      ctx.stroke(line(`${x} ${gy}, ${x + long * 0.5} ${gy + random.between(-3, 3)}, ${x + long} ${gy}`));
    }
  }
  const boards = box(0, floor, 800, 140);
  ctx.fillStyle = down(plate, floor, 600, [shade(pine, 0.36), shade(pine, 0.2), shade(pine, 0.42)]);
  ctx.fill(boards);
  ctx.strokeStyle = fade(shade(pine, 0.66), 0.7);
  ctx.lineWidth = 1.6;
  for (let i = -14; i <= 14; i++) ctx.stroke(line(`${420 + i * 44} ${floor}, ${420 + i * 92} 604`));
  form(plate, box(0, floor - 12, 800, 14), {
    fill: shade(pine, 0.4),
    light: mix(pine, ink.pollen, 0.3),
    towards: [0, -1],
  });
}

function rug(plate: Plate, x: number, y: number): void {
  const { ctx } = plate;
  for (const [rx, color] of [
    [316, tint(mix(ink.pollen, ink.rose, 0.4), 0.25)],
    [300, ink.clay],
    [262, tint(mix(ink.pollen, ink.rose, 0.4), 0.25)],
    [252, ink.spruce],
    [196, mix(ink.pollen, ink.clay, 0.15)],
    [186, mix(ink.clay, ink.bark, 0.25)],
  ] as const) {
    ctx.fillStyle = color;
    ctx.fill(ellipse(x, y, rx, rx * 0.19));
  }
  const whole = ellipse(x, y, 316, 60);
  stippleAlong(plate, whole, shade(ink.bark, 0.3), [x - 20, y], [x - 330, y + 20], 0.6);
  stippleAlong(plate, whole, mix(ink.pollen, lightest, 0.4), [x + 140, y], [x + 330, y - 20], 0.4);
}

const evening = cover(
  'safe-space-builder',
  641,
  (plate) => {
    room(plate);
    glow(plate, [668, 230], 420, mix(ink.pollen, lightest, 0.2), 0.55);
    window(plate);
    shelf(plate);
    rug(plate, 408, 530);
    stippleAlong(plate, ellipse(480, 522, 130, 16), shade(ink.bark, 0.6), [640, 520], [450, 522], 0.95);
    armchair(plate);
    moonlit(plate, 'indoors');
    lamp(plate);
    moonlit(plate, 'lit');
    cat(plate, 262, 512);
    moonlit(plate, 'indoors');
    glow(plate, [668, 300], 300, ink.pollen, 0.14);
    finish(plate, { grain: 0, vignette: 0.2 });
  },
  [0.8, -0.6],
);

/**
 * A winter evening in a cabin: mountains in the window, a chair, a lamp, a sleeping cat. Its many details need
 * stronger compression.
 */
export const safeSpaceBuilderCover: Picture = { ...evening, quality: 64 };
