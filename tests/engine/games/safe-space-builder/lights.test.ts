/** Numeric effects of the lights in a room. */
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Background, ElementKind, PlacedElement } from '../../../../domain/safe-space';
import { ElementBodies, type ElementBody } from '../../../../engine/games/safe-space-builder/elements';
import {
  attenuation,
  createStrongestLights,
  Lights,
  MOST_LIGHTS,
  type StrongestLights,
} from '../../../../engine/games/safe-space-builder/light';
import { slotOf } from '../../../fakes/slot';
import { element } from './element';

// Pixi detects the browser at import.
await vi.hoisted(async () => (await import('../../../fakes/stand-ins')).standInForBrowser());
afterAll(() => {
  vi.unstubAllGlobals();
});

const SLOT = slotOf(800, 600);
const PICTURE = { width: 1600, height: 1000 };
const BY_NIGHT = { placed: 1, painted: 1 };

function room(place: Background, ...elements: readonly PlacedElement[]) {
  const bodies = new ElementBodies();
  bodies.layout(SLOT);
  bodies.show(elements, null, place, false);
  bodies.tick(0, new Map());
  const lights = new Lights();
  const collect = (lit: (id: string) => number = () => 1) =>
    lights.collect(bodies.inOrder, place, SLOT, PICTURE, lit);
  const hasChanged = collect();
  const litBy = (id: string, strength = BY_NIGHT): StrongestLights => {
    const lit = createStrongestLights();
    lights.choose(bodies.get(id) as ElementBody, strength, lit);
    return lit;
  };
  return { bodies, lights, collect, hasChanged, litBy };
}

const firstOf = ({ count, weights }: StrongestLights): number => (count > 0 ? (weights[0] as number) : 0);

describe('a light', () => {
  test('fades softly to nothing at its range', () => {
    const falls = Array.from({ length: 11 }, (_, step) => attenuation(step / 10));
    expect(falls[0]).toBe(1);
    expect(falls[10]).toBe(0);
    expect(attenuation(7)).toBe(0);
    for (const [step, value] of falls.entries()) {
      if (step > 0) expect(value).toBeLessThan(falls[step - 1] as number);
      if (step > 0) expect((falls[step - 1] as number) - value).toBeLessThan(0.2);
    }
  });

  test.each(['lamp', 'candle', 'sun'] as const)(
    'of a %s lights near things, and is weaker by day',
    (kind) => {
      const source = element(kind, 40, kind === 'sun' ? 25 : 75);
      const { litBy } = room('mountains', source, element('chair', 48, 76), element('plushie', 92, 98));
      const near = firstOf(litBy('chair-1'));
      expect(near).toBeGreaterThan(0.15);
      expect(firstOf(litBy('plushie-1'))).toBeLessThan(near);
      expect(firstOf(litBy('chair-1', { placed: 0.07, painted: 0 }))).toBeLessThan(near * 0.1);
      // A light source does not light itself.
      expect(litBy(`${kind}-1`).count).toBe(0);
    },
  );

  test('that is off lights nothing, and switching it on is reported once', () => {
    const { collect, hasChanged, litBy, lights } = room(
      'mountains',
      element('lamp', 40, 75),
      element('chair', 50, 76),
    );
    expect(hasChanged).toBe(true);
    expect(collect()).toBe(false);
    expect(collect(() => 0)).toBe(true);
    expect(litBy('chair-1').count).toBe(0);
    expect(collect(() => 0)).toBe(false);
    collect(() => 0.5);
    expect(litBy('chair-1').count).toBe(1);
    expect(lights.placed).toBe(1);
  });

  test('of the fire belongs to the cabin, and does not count as placed', () => {
    const { litBy, lights } = room('cabin', element('chair', 60, 60));
    expect(lights.placed).toBe(0);
    expect(firstOf(litBy('chair-1'))).toBeGreaterThan(0.1);
    expect(room('mountains', element('chair', 60, 60)).litBy('chair-1').count).toBe(0);
  });

  test('that comes nearer replaces another without a jump', () => {
    const lamps = [20, 35, 65, 80].map((x, index) => element('lamp', x, 70, `lamp-${index}`));
    const { bodies, litBy } = room('mountains', ...lamps, element('plushie', 10, 78));
    const plushie = bodies.get('plushie-1') as ElementBody;
    let before: Map<number, number> | undefined;
    for (let x = 80; x <= 720; x += 2) {
      plushie.x = x;
      const { lights, shares, weights, count } = litBy('plushie-1');
      const now = new Map<number, number>();
      for (let rank = 0; rank < count; rank++) {
        now.set(lights[rank] as number, weights[rank] as number);
        expect(shares[rank]).toBeLessThanOrEqual(1);
      }
      for (const light of [0, 1, 2, 3])
        if (before) expect(Math.abs((now.get(light) ?? 0) - (before.get(light) ?? 0))).toBeLessThan(0.05);
      before = now;
    }
  });
});

describe('two hundred lights', () => {
  const kinds = ['lamp', 'candle', 'sun'] as const;
  const all = Array.from({ length: 200 }, (_, index) =>
    element(
      kinds[index % 3] as ElementKind,
      (index * 37) % 100,
      (index * 53) % 100,
      `${kinds[index % 3]}-${index}`,
    ),
  );

  test('stay within the maximum, and all their numbers are finite', () => {
    const { lights } = room('library', ...all);
    expect(lights.placed).toBe(200);
    expect(lights.count).toBeLessThanOrEqual(MOST_LIGHTS);
    expect(lights.texels.every(Number.isFinite)).toBe(true);
  });
});
