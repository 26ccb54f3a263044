import { ellipse } from '../kit/path';
import { within } from '../kit/plate';
import type { Picture } from '../picture';
import { bodyOf } from './body';
import { paintPerson, paintShirt } from './figure';
import { PEOPLE } from './people';

/** Side of one portrait, units. The heads have the same size as in the figures. */
const SIDE = 260;

/** The three people side by side, for the choice on the intro. */
export const relaxationPortraits: Picture = {
  file: 'progressive-relaxation/people.avif',
  width: SIDE * PEOPLE.length,
  height: SIDE,
  scale: 0.8,
  seed: 70,
  light: [-0.7, -0.72],
  dot: 0,
  quality: 66,
  limit: 16,
  draw: (plate) => {
    const { ctx } = plate;
    for (const [index, person] of PEOPLE.entries()) {
      ctx.save();
      ctx.translate(SIDE * (index + 0.5), 46);
      const disc = ellipse(0, SIDE / 2 - 46, SIDE / 2 - 4);
      ctx.fillStyle = '#efe4d6';
      ctx.fill(disc);
      within(plate, disc, () => {
        const sitter = { ...person, body: bodyOf(person.girth) };
        paintPerson(plate, sitter);
        paintShirt(plate, sitter);
      });
      ctx.restore();
    }
  },
};
