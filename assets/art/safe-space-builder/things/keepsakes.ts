import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { box, ellipse, union } from '../../kit/path';
import { facet, line, shape, stem } from '../../kit/trace';
import { cool, type Thing, warm } from '../brush';
import { linen, wood } from './wood';

export const plushie: Thing = {
  name: 'plushie',
  seed: 45,
  draw(brush) {
    const fur = mix(mix(ink.pollen, ink.bark, 0.34), ink.rose, 0.2);
    const pale = tint(mix(fur, ink.rose, 0.3), 0.42);
    const look = { shade: mix(ink.bark, ink.clay, 0.25), light: warm(fur, 0.65) };
    const { random } = brush;
    /** Paints short woolen threads along an edge. */
    const fuzz = (x: number, y: number, rx: number, ry: number): void =>
      brush.flat(
        union(
          Array.from({ length: Math.round((rx + ry) * 1.1) }, () => {
            const turn = random.between(0, Math.PI * 2);
            const [cx, cy] = [x + Math.cos(turn) * rx, y + Math.sin(turn) * ry];
            return stem(
              `${cx} ${cy} 2, ${cx + Math.cos(turn + 0.5) * 6} ${cy + Math.sin(turn + 0.5) * 6} 0.4`,
            );
          }),
        ),
        fade(fur, 0.9),
      );
    for (const side of [-1, 1]) {
      const x = 200 + side * 82;
      fuzz(x, 62, 42, 42);
      brush.solid(ellipse(x, 62, 44), fur, { round: 26, ...look });
      brush.solid(ellipse(x, 66, 26, 25), mix(ink.dusk, ink.rose, 0.45), { round: 16 });
    }
    fuzz(200, 286, 98, 96);
    brush.solid(
      shape('200 182, 268 206, 302 280, 284 352, 232 382, 168 382, 116 352, 98 280, 132 206', 0.95),
      fur,
      { round: 88, ...look },
    );
    brush.solid(ellipse(200, 302, 62, 68), pale, { round: 50, shade: mix(fur, ink.clay, 0.2) });
    for (const side of [-1, 1]) {
      const at = (dx: number): number => 200 + side * dx;
      brush.solid(
        shape(
          `${at(66)} 214, ${at(96)} 206, ${at(128)} 238, ${at(148)} 286, ${at(146)} 322, ${at(122)} 334, ${at(98)} 318, ${at(88)} 276, ${at(72)} 250`,
          0.9,
        ),
        fur,
        { round: 30, ...look },
      );
      brush.solid(
        shape(
          `${at(52)} 330, ${at(98)} 314, ${at(146)} 334, ${at(154)} 372, ${at(120)} 394, ${at(70)} 392, ${at(44)} 368`,
          0.95,
        ),
        fur,
        { round: 36, ...look },
      );
      brush.solid(ellipse(at(112), 362, 30, 27), pale, { round: 20, shade: mix(fur, ink.clay, 0.2) });
      for (const [dx, dy] of [
        [-14, -14],
        [0, -19],
        [14, -14],
      ] as const)
        brush.flat(ellipse(at(112) + dx, 362 + dy + 4, 4.4), mix(ink.dusk, ink.rose, 0.2));
      brush.flat(ellipse(at(112), 368, 11, 9), mix(ink.dusk, ink.rose, 0.2));
    }
    fuzz(200, 122, 104, 92);
    brush.solid(
      shape('200 26, 268 44, 304 104, 294 168, 244 206, 200 212, 156 206, 106 168, 96 104, 132 44', 0.95),
      fur,
      { round: 88, ...look },
    );
    brush.solid(ellipse(200, 156, 54, 43), pale, { round: 34, shade: mix(fur, ink.clay, 0.15) });
    const dark = mix(ink.bark, ink.night, 0.6);
    brush.solid(shape('178 132, 222 132, 218 146, 200 158, 182 146', 0.7), dark, {
      round: 9,
      light: ink.ice,
    });
    brush.line(line('200 156, 200 170'), 4, dark);
    brush.line(line('174 168, 186 180, 200 170, 214 180, 226 168'), 4, dark);
    for (const side of [-1, 1]) {
      brush.line(line(`${200 + side * 40} 110, ${200 + side * 54} 119, ${200 + side * 68} 110`), 5.6, dark);
      brush.spot(
        ellipse(200 + side * 72, 142, 24),
        mix(ink.dusk, ink.clay, 0.3),
        [200 + side * 72, 142],
        24,
        0.6,
      );
    }
    const knot = mix(ink.tarn, ink.ice, 0.16);
    for (const side of [-1, 1])
      brush.solid(
        shape(
          `200 216, ${200 + side * 34} 196, ${200 + side * 62} 202, ${200 + side * 60} 238, ${200 + side * 30} 236`,
          0.7,
        ),
        knot,
        { round: 14 },
      );
    brush.solid(ellipse(200, 217, 15, 16), knot, { round: 12 });
    brush.line(line('200 50, 200 96'), 2, fade(cool(fur, 0.5), 0.35));
  },
};

export const photo: Thing = {
  name: 'photo',
  seed: 46,
  draw(brush) {
    brush.solid(stem('300 150 7, 344 388 6'), mix(wood, ink.bark, 0.5), { round: 5 });
    brush.at([196, 208], { turn: -0.03 }, () => {
      const frame = box(-154, -178, 308, 356, 14);
      brush.solid(frame, wood, { round: 20, light: warm(wood, 0.7) });
      brush.solid(box(-132, -156, 264, 312, 6), mix(wood, ink.bark, 0.4), { round: 4 });
      brush.solid(box(-126, -150, 252, 300, 4), tint(linen, 0.3), {});
      const window = box(-98, -122, 196, 244, 3);
      brush.withMobility(1, () => brush.solid(window, mix(ink.rose, ink.pollen, 0.4), {}));
      brush.inside(window, () => {
        brush.tone(window, mix(ink.tarn, ink.ice, 0.5), [0, 20], [0, -130], 1);
        brush.flat(ellipse(36, -32, 30), lightest);
        brush.spot(ellipse(36, -32, 76), lightest, [36, -32], 76, 0.6);
        brush.flat(
          shape('-100 40, -70 -14, -40 -44, -10 6, 24 -8, 60 24, 100 6, 100 130, -100 130', 0.3),
          mix(ink.heather, ink.rose, 0.35),
        );
        brush.flat(
          shape('-100 64, -40 34, 30 62, 100 40, 100 130, -100 130'),
          mix(ink.fern, ink.heather, 0.3),
        );
        brush.flat(
          shape('-100 92, -20 74, 50 96, 100 82, 100 130, -100 130'),
          mix(ink.spruce, ink.fern, 0.35),
        );
        // Two people who walk hand in hand.
        for (const [x, tall, color] of [
          [-28, 62, ink.clay],
          [4, 46, ink.pollen],
        ] as const) {
          brush.flat(stem(`${x} 104 7, ${x} ${104 - tall * 0.5} 9, ${x} ${104 - tall * 0.76} 6`), color);
          brush.flat(ellipse(x, 104 - tall * 0.9, tall * 0.13), mix(ink.bark, ink.rose, 0.4));
        }
        brush.line(line('-22 76, -10 86, 0 80'), 4, mix(ink.clay, ink.rose, 0.3));
        brush.flat(facet('-100 -122, -20 -122, -98 40'), fade(lightest, 0.22));
        brush.flat(facet('0 -122, 28 -122, -80 122, -100 122, -100 90'), fade(lightest, 0.16));
      });
    });
  },
};
