/**
 * The baseline for games: a page with only Pixi and as many sprites as the game. All sprites move in every frame, and
 * handle taps and drags through Pixi's events. If the game has words as DOM elements over its drawing, this page has
 * as many.
 */
import { Application, Container, Sprite, Texture } from 'pixi.js';
import type { RidingWords } from './habits';

const SIZE = 60;

/**
 * @param count number of sprites
 * @param riding DOM words over the canvas
 */
export async function open(count: number, riding: RidingWords): Promise<void> {
  const app = new Application();
  await app.init({ preference: 'webgl', resizeTo: window, antialias: false, hello: false });
  (document.querySelector('[data-stage]') ?? document.body).append(app.canvas);
  const table = app.stage.addChild(new Container());
  const columns = Math.max(1, Math.floor(innerWidth / SIZE));
  const sprites = Array.from({ length: count }, (_, index) => {
    const sprite = new Sprite(Texture.WHITE);
    sprite.setSize(SIZE - 8, SIZE - 8);
    sprite.position.set((index % columns) * SIZE, (Math.floor(index / columns) % 12) * SIZE);
    sprite.eventMode = 'static';
    sprite.on('pointertap', () => {
      sprite.tint = sprite.tint === 0xffffff ? 0xe8b04f : 0xffffff;
    });
    sprite.on('globalpointermove', ({ global, pressure }) => {
      if (pressure > 0) sprite.position.copyFrom(global);
    });
    return table.addChild(sprite);
  });
  const words = Array.from({ length: riding.count }, () => {
    const word = document.createElement('button');
    word.textContent = 'words';
    Object.assign(word.style, { position: 'absolute', left: '0', top: '0', willChange: 'transform' });
    document.body.append(word);
    return word;
  });
  let time = 0;
  let turn = 0;
  app.ticker.add(({ deltaMS }) => {
    time += deltaMS / 1000;
    sprites.forEach((sprite, index) => {
      sprite.rotation = 0.03 * Math.sin(time + index);
      sprite.alpha = 0.9 + 0.1 * Math.sin(time + index);
    });
    for (let moved = 0; moved < riding.moving; moved++) {
      turn = (turn + 1) % words.length;
      const word = words[turn] as HTMLElement;
      word.style.transform = `translate(${40 * Math.sin(time + turn)}px, ${300 + 40 * Math.cos(time + turn)}px)`;
    }
  });
}
