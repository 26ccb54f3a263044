/** The light of the stone lanterns beside a terrace: their windows, and a glow on everything near them. */
import { Container, Sprite } from 'pixi.js';
import { lampsAround } from './edge-things';
import type { TerraceLayout } from './layout';
import type { TerraceSheet } from './sheet';

/** Width of the glow, in cells. */
const GLOW = 3.6;
/** Height of the lit window above the middle of the lamp, as a share of the lamp's size. */
const WINDOW = 0.07;

/** Opacity of the glow at night. */
const STRENGTH = 0.4;

export class Lamps extends Container {
  constructor() {
    super({ label: 'Lamps', visible: false });
  }

  set light(light: number) {
    this.visible = light > 0;
    this.alpha = light;
  }

  layout({ columns, rows, x, y, side }: TerraceLayout, sheet: TerraceSheet): void {
    for (const child of this.removeChildren()) child.destroy();
    for (const { column, row, size } of lampsAround(columns, rows)) {
      const position = { x: x + column * side, y: y + row * side };
      const window = new Sprite({
        label: 'Window',
        texture: sheet.texture('lamp-light'),
        anchor: 0.5,
        position,
      });
      window.setSize(size * side, size * side);
      const glow = new Sprite({
        label: 'Glow',
        texture: sheet.texture('glow'),
        anchor: 0.5,
        position: { x: position.x, y: position.y - WINDOW * size * side },
        blendMode: 'add',
        alpha: STRENGTH,
      });
      glow.setSize(GLOW * side, GLOW * side);
      this.addChild(window, glow);
    }
  }
}
