import { fade, ink, lightest, mix, tint } from './ink';
import { moonlit } from './moonlight';
import { ellipse, type Point } from './path';
import { down, type Plate } from './plate';
import { drift, seeded } from './random';
import { crescent, disc, glow, stars } from './sky';

/*
 * Lights of a night sky. End the layer before them. By day they do nothing, and they take no random numbers from the
 * plate, so that later shapes have the same places as by day.
 */

/** Paints stars above `bottom` (units). */
export function nightSky(plate: Plate, bottom: number): void {
  if (!plate.moonlit) return;
  stars({ ...plate, random: seeded(bottom) }, Math.round((plate.width * bottom) / 2600), bottom);
  moonlit(plate, 'lit');
}

/** Paints the full moon. After light shafts it lies in front of them. */
export function fullMoon(plate: Plate, center: Point, radius = 36): void {
  if (!plate.moonlit) return;
  moon(plate, center, radius);
  moonlit(plate, 'lit');
}

/** Paints the disc and the halo of the full moon. */
export function moon(plate: Plate, center: Point, radius: number): void {
  disc(plate, center, radius, tint(ink.ice, 0.55), {
    halo: ink.ice,
    reach: radius * 6,
    strength: 0.42,
    rim: ink.tarn,
  });
}

/** Paints a warm crescent moon. */
export function thinMoon(plate: Plate, center: Point, radius: number): void {
  if (!plate.moonlit) return;
  crescent(plate, center, radius, tint(ink.pollen, 0.55), 0.5, Math.PI - 0.5);
  moonlit(plate, 'lit');
}

/**
 * Paints the Milky Way between two points.
 * @param breadth half width of the band, units
 */
export function milkyWay(plate: Plate, from: Point, to: Point, breadth: number): void {
  if (!plate.moonlit) return;
  const random = seeded(breadth);
  const { ctx } = plate;
  const [along, across] = [
    [to[0] - from[0], to[1] - from[1]],
    [from[1] - to[1], to[0] - from[0]],
  ] as const;
  const length = Math.hypot(...along);
  /** Returns a point at a random place of the band, closer to its center than to its edges. */
  const place = (spread: number): Point => {
    const t = random.next();
    const off = ((random.next() + random.next() + random.next()) / 1.5 - 1) * spread;
    return [
      from[0] + along[0] * t + (across[0] / length) * off,
      from[1] + along[1] * t + (across[1] / length) * off,
    ];
  };
  for (let i = 0; i < 70; i++)
    glow(
      plate,
      place(breadth * 0.8),
      breadth * random.between(0.5, 1),
      mix(ink.ice, ink.heather, random.next()),
      0.07,
    );
  for (let i = 0; i < 620; i++) {
    ctx.fillStyle = fade(lightest, random.between(0.2, 0.85));
    ctx.fill(ellipse(...place(breadth * 1.5), random.between(0.4, 1.15)));
  }
  moonlit(plate, 'lit');
}

/** Paints northern lights: curtains whose lower edge is near `y`, units. */
export function northernLights(plate: Plate, y: number): void {
  if (!plate.moonlit) return;
  const { ctx, width } = plate;
  for (const [seed, lift, tall, strength] of [
    [11, -80, 190, 0.62],
    [23, -20, 240, 0.85],
    [37, 30, 170, 0.7],
  ] as const) {
    const fold = drift(seeded(seed), 3);
    for (let x = 0; x < width; x += 2) {
      const foot = y + lift + fold(x / 260) * 64;
      const ray = 0.55 + 0.45 * fold(x / 26 + 90);
      const power = strength * ray * Math.max(0, 0.7 + 0.6 * fold(x / 330 + 50));
      const top = foot - tall * (0.7 + 0.4 * ray);
      ctx.fillStyle = down(
        plate,
        top,
        foot + 16,
        [
          fade(ink.heather, 0),
          fade(ink.heather, power * 0.45),
          fade(mix(ink.fern, ink.ice, 0.3), power),
          fade(mix(ink.fern, ink.ice, 0.3), 0),
        ],
        [0, 0.4, 0.88, 1],
      );
      ctx.fillRect(x, top, 2, foot + 16 - top);
    }
  }
  moonlit(plate, 'lit');
}

/**
 * Paints the last light above a horizon.
 * @param reach height of the light, units
 */
export function afterglow(plate: Plate, horizon: number, reach: number, color: string): void {
  if (!plate.moonlit) return;
  plate.ctx.fillStyle = down(plate, horizon - reach, horizon, [
    fade(color, 0),
    fade(color, 0.16),
    fade(color, 0.6),
  ]);
  plate.ctx.fillRect(0, horizon - reach, plate.width, plate.height);
  moonlit(plate, 'lit');
}
