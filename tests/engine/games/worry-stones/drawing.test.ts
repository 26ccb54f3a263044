/** The drawing of Worry Stones: stones in the moss, in the hand, on the shelf and in the brook, and their gloss. */
import type { Mesh } from 'pixi.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RubMovement as Movement } from '../../../../engine/games/worry-stones/hum';
import { selectGamePhase } from '../../../../machines/games/worry-stones/selectors';
import type { Shelf, ShelfStone } from '../../../../machines/games/worry-stones/shelf';
import worryStones from '../../../../src/games/worry-stones/worry-stones.game';
import { allDrawn, drawn, paintedIn, uniform } from '../../../drivers/drawn';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const NOW = { day: '2026-11-26', hour: 8 };
const onShelf = (id: number, rest: Partial<ShelfStone> = {}): ShelfStone => ({
  id,
  stone: id % 5,
  kind: 'money',
  since: NOW.day,
  ...rest,
});

async function begins(shelf: Shelf = [], options: PlayerOptions = {}) {
  const player = (await Player.at(worryStones, options))
    .does({ type: 'time.changed', ...NOW }, { type: 'shelf.loaded', shelf })
    .starts();
  /** Returns a uniform of the stone with this label. */
  const of = (label: string, name: string) => uniform(player.view, label, name)[0] as number;
  return { player, of };
}

/** Takes the slate stone into the hand. */
const takes = ({ player }: Awaited<ReturnType<typeof begins>>) =>
  player.presses('Slate stone').does({ type: 'kind.named', kind: 'work' }).waits(1500);

type Stroke = readonly [fromX: number, fromY: number, toX: number, toY: number];

/** Returns the list of strokes in the gloss map, in cells. The list grows with each frame that draws strokes. */
async function drawnStrokes(): Promise<Stroke[]> {
  const { StandInPasses } = await import('../../../fakes/stand-in-passes');
  const strokes: Stroke[] = [];
  vi.spyOn(StandInPasses.prototype, 'render').mockImplementation(({ container }) => {
    if (container.label !== 'Brush') return;
    const { data } = (container.children[0] as Mesh).geometry.getBuffer('aSegment');
    for (let at = 0; at < data.length; at += 4)
      strokes.push([...data.slice(at, at + 4)] as unknown as Stroke);
  });
  return strokes;
}

describe('a stone', () => {
  test('lies in moss at its button, and is larger and without moss in the hand', async () => {
    const begun = await begins();
    const { player, of } = begun;
    player.waits(1200);
    const before = drawn(player.view, 'Slate stone');
    const { x, y, width, height } = player.boxOf('Slate stone');
    expect(before.x + before.scale.x / 2).toBeCloseTo(x + width / 2);
    expect(before.y + before.scale.y / 2).toBeCloseTo(y + height / 2);
    expect(of('Slate stone', 'uNest')).toBe(1);
    const small = before.scale.x;
    takes(begun);
    expect(drawn(player.view, 'Slate stone').scale.x).toBeGreaterThan(1.5 * small);
    expect(of('Slate stone', 'uNest')).toBe(0);
    expect(of('Slate stone', 'uHasMap')).toBe(1);
    // The other stones are invisible. While they fade, they are drawn below the chosen stone.
    expect(of('Clay stone', 'uAlpha')).toBe(0);
    expect(paintedIn(drawn(player.view, 'Five stones')).at(-1)).toBe('Slate stone');
  });

  test.each(['in the moss', 'in the hand'])('%s lies at its button after a resize', async (where) => {
    const begun = await begins();
    const { player } = begun;
    if (where === 'in the hand') takes(begun);
    const stone = drawn(player.view, 'Slate stone');
    const before = stone.x;
    player.resizes(390, 620).waits(50);
    const { x, y, width, height } = player.boxOf('Slate stone');
    expect(stone.x).toBeLessThan(before);
    expect(stone.x + stone.scale.x / 2).toBeCloseTo(x + width / 2);
    expect(stone.y + stone.scale.y / 2).toBeCloseTo(y + height / 2);
  });

  test('is lighter under a mouse, and more so under a finger', async () => {
    const { player, of } = await begins([onShelf(1)]);
    player.waits(1500);
    for (const [name, label] of [
      ['Clay stone', 'Clay stone'],
      ['Slate stone, money, kept', 'Shelf stone 2'],
    ] as const) {
      player.points(name, { hovered: true }).waits(300);
      expect(of(label, 'uTouch')).toBe(0.5);
      player.points(name, { hovered: true, pressed: true }).waits(300);
      expect(of(label, 'uTouch')).toBe(1);
      player.points(name, {}).waits(300);
      expect(of(label, 'uTouch')).toBe(0);
    }
  });

  test('keeps its gloss through a resize and a lost context', async () => {
    const begun = await begins();
    const { player } = begun;
    takes(begun);
    const strokes = await drawnStrokes();
    player.drags('Slate stone', 60, 20, 100).waits(3000);
    const before = [...strokes];
    expect(before.length).toBeGreaterThan(10);
    player.resizes(390, 620).waits(100);
    strokes.length = 0;
    player.losesContext().waits(100);
    expect(strokes).toEqual(before);
  });

  test('is passed by a light once when it shines; with reduced motion by none', async () => {
    for (const reducedMotion of [false, true]) {
      const begun = await begins([], { reducedMotion });
      const { player, of } = begun;
      takes(begun);
      player.presses('Slate stone').until((snapshot) => selectGamePhase(snapshot) === 'shining');
      const passes = [500, 700, 700].map((ms) => {
        player.waits(ms);
        return of('Slate stone', 'uPass');
      });
      if (reducedMotion) expect(passes).toEqual([1, 1, 1]);
      else for (const pass of passes) expect(pass > 0.1 && pass < 0.9).toBe(true);
      player.waits(1000);
      expect(of('Slate stone', 'uPass')).toBe(1);
    }
  });

  test('hums under a moving thumb, and is silent under a resting one', async () => {
    const movements: Movement[] = [];
    const voice = {
      current: { follow: (movement: Movement) => movements.push(movement) },
      release: () => undefined,
    };
    const begun = await begins([], { audio: { voice: () => voice as never } });
    const { player } = begun;
    takes(begun);
    player.holds('Slate stone', 60, 0, 20);
    expect(movements.length).toBeGreaterThan(10);
    expect(movements.every(({ stone, speed }) => stone === 1 && speed > 0 && speed <= 1)).toBe(true);
    movements.length = 0;
    player.waits(1000);
    expect(movements).toEqual([]);
  });

  test('is dull at first, and shines everywhere after 90 s of rubbing', async () => {
    const begun = await begins();
    const { player, of } = begun;
    takes(begun);
    expect(of('Slate stone', 'uPolish')).toBe(0);
    player.presses('Slate stone').waits(60_000);
    expect(of('Slate stone', 'uPolish')).toBeCloseTo(2 / 3, 2);
    player.waits(33_600);
    expect(of('Slate stone', 'uPolish')).toBe(1);
  });

  test('that the person goes on with has its earlier gloss, and is polished further by the thumb', async () => {
    const player = await Player.at(worryStones);
    const of = (name: string) => uniform(player.view, 'Slate stone', name)[0];
    player
      .does({ type: 'time.changed', ...NOW })
      .goesOn({ stone: 1, kind: 'work', contact: 45_000 })
      .waits(1500);
    expect(of('uPolish')).toBe(0.5);
    expect(of('uHasMap')).toBe(1);
    const strokes = await drawnStrokes();
    player.drags('Slate stone', 60, 20, 100).waits(3000);
    expect(strokes.length).toBeGreaterThan(10);
  });

  test('has a highlight that follows the thumb; with reduced motion it does not move', async () => {
    for (const reducedMotion of [false, true]) {
      const begun = await begins([], { reducedMotion });
      const { player } = begun;
      takes(begun);
      player.holds('Slate stone', 60, 0, 8).waits(2000);
      const [right] = uniform(player.view, 'Slate stone', 'uSway') as [number];
      if (reducedMotion) expect(right).toBe(0);
      else expect(right).toBeGreaterThan(0.1);
    }
  });

  test('with reduced motion is in the hand immediately, and fades in within 160 ms', async () => {
    const { player, of } = await begins([], { reducedMotion: true });
    player.presses('Slate stone').waits(16);
    const { x } = drawn(player.view, 'Slate stone');
    expect(of('Slate stone', 'uAlpha')).toBeLessThan(0.5);
    player.waits(200);
    expect(drawn(player.view, 'Slate stone').x).toBe(x);
    expect(of('Slate stone', 'uAlpha')).toBe(1);
  });

  test('with reduced motion fades on the brook within 160 ms, without rings', async () => {
    const begun = await begins([onShelf(1)], { reducedMotion: true });
    const { player, of } = begun;
    takes(begun);
    player.presses('Slate stone').waits(94_000).does({ type: 'stone.sunk' }).waits(176);
    expect(of('Slate stone', 'uAlpha')).toBe(1);
    player.waits(600);
    expect(of('Slate stone', 'uSink')).toBe(0);
    player.waits(320);
    expect(of('Slate stone', 'uSink')).toBe(1);
    expect(uniform(player.view, 'Brook', 'uRings')[2]).toBe(1);
    // The shelf and the light beneath the stone appear and disappear as quickly.
    player.waits(3200).waits(176);
    expect(selectGamePhase(player.snapshot)).toBe('complete');
    expect(drawn(player.view, 'Slate 1').alpha).toBe(1);
    for (const stone of ['Slate stone', 'Shelf stone 2']) {
      expect(of(stone, 'uAlpha')).toBe(1);
      expect([0, 1]).toContain(of(stone, 'uNest'));
    }
    expect(of('Swell', 'uStrength')).toBe(0);
  });

  test('that the person gives to the brook sinks, and rings spread', async () => {
    const begun = await begins();
    const { player, of } = begun;
    takes(begun);
    player.presses('Slate stone').waits(94_000).does({ type: 'stone.sunk' }).waits(800);
    expect(of('Slate stone', 'uSink')).toBe(0);
    player.waits(700);
    const rings = uniform(player.view, 'Brook', 'uRings');
    expect(rings[2]).toBeLessThan(1);
    const { x, y, scale } = drawn(player.view, 'Slate stone');
    expect(rings[0]).toBeCloseTo(x + scale.x / 2);
    expect(drawn(player.view, 'Brook').y + (rings[1] as number)).toBeCloseTo(y + scale.y / 2);
    expect(of('Slate stone', 'uSink')).toBeGreaterThan(0);
    player.waits(2600);
    // A new slate stone lies in the moss, without gloss.
    player.waits(2000);
    expect(of('Slate stone', 'uSink')).toBe(0);
    expect(of('Slate stone', 'uPolish')).toBe(0);
    expect(of('Slate stone', 'uNest')).toBe(1);
  });
});

describe('the light beneath the stone', () => {
  test('pulses six times a minute during rubbing, and has faded 12 s later', async () => {
    const begun = await begins();
    const { player, of } = begun;
    takes(begun);
    player.presses('Slate stone').waits(2000);
    const breaths: number[] = [];
    for (let time = 0; time < 40; time++) {
      player.waits(500);
      breaths.push(of('Swell', 'uBreath'));
    }
    const tops = breaths.filter(
      (breath, at) => breath > (breaths[at - 1] ?? 0) && breath >= (breaths[at + 1] ?? 1),
    );
    expect(tops).toHaveLength(2);
    player.presses('Slate stone').waits(12_000);
    expect(of('Swell', 'uStrength')).toBe(0);
  });
});

describe('the shelf', () => {
  test('shows polished stones, with moss on a stone after two weeks', async () => {
    const { player, of } = await begins([onShelf(1), onShelf(3, { since: '2026-11-01' })]);
    player.waits(1500);
    expect(of('Shelf stone 2', 'uPolish')).toBe(1);
    expect(of('Shelf stone 2', 'uMoss')).toBe(0);
    expect(of('Shelf stone 4', 'uMoss')).toBe(1);
    expect(drawn(player.view, 'Slates').children.map(({ alpha }) => alpha)).toEqual([1, 1]);
  });

  test('has slates that turn blue at night', async () => {
    for (const isNight of [false, true]) {
      const { player } = await begins([onShelf(1)], { isNight });
      player.waits(1500);
      const { tint } = drawn(player.view, 'Slates');
      const [red, green, blue] = [tint >> 16, (tint >> 8) & 255, tint & 255] as [number, number, number];
      if (!isNight) expect(tint).toBe(0xffffff);
      else expect(red < green && green < blue && blue < 200).toBe(true);
    }
  });

  test('shows a due stone apart from the others, and alone during ten quiet minutes', async () => {
    const { player, of } = await begins([onShelf(1, { due: NOW }), onShelf(2)]);
    player.waits(1500);
    const [apart, other] = ['Shelf stone 2', 'Shelf stone 3'].map(
      (label) => drawn(player.view, label).scale.x,
    );
    expect(apart).toBeGreaterThan(2 * (other as number));
    expect(of('Clay stone', 'uAlpha')).toBe(0);
    player.does({ type: 'quiet.began' }).waits(1500);
    expect(of('Shelf stone 3', 'uAlpha')).toBe(0);
    expect(of('Shelf stone 2', 'uAlpha')).toBe(1);
    player.does({ type: 'quiet.ended' }, { type: 'worry.released' }).waits(4500);
    expect(allDrawn(player.view, 'Shelf stone 2')).toEqual([]);
  });
});

test('the brook crosses the whole window, also beside a panel', async () => {
  const { player } = await begins([], { slot: { width: 476, height: 312, left: 264 } });
  player.waits(200);
  const { x, scale } = drawn(player.view, 'Brook');
  expect([x, scale.x]).toEqual([-264, 740]);
});
