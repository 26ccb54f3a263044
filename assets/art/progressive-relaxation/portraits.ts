import { box } from '../kit/path';
import { within } from '../kit/plate';
import type { Picture } from '../picture';
import { bodyOf } from './body';
import { paintPerson, paintShirt } from './figure';
import { PEOPLE } from './people';

/** Size of one portrait, units of the figures. It shows a person down to the waist. */
const [WIDTH, HEIGHT] = [500, 560];

/** y of the crown in a portrait, units. */
const CROWN = 60;

/** Width of the transparent margin around a portrait, units. */
const MARGIN = 8;

const linen = { flat: '#bccfca', shade: '#5d797c', light: '#eff4ec' };

/** The three people side by side, for the choice on the intro. */
export const relaxationPortraits: Picture = {
  file: 'progressive-relaxation/people.avif',
  width: WIDTH * PEOPLE.length,
  height: HEIGHT,
  scale: 0.44,
  seed: 70,
  light: [-0.7, -0.72],
  dot: 0,
  quality: 66,
  limit: 16,
  draw: (plate) => {
    const { ctx } = plate;
    for (const [index, person] of PEOPLE.entries()) {
      ctx.save();
      ctx.translate(WIDTH * (index + 0.5), CROWN);
      const frame = box(MARGIN - WIDTH / 2, MARGIN - CROWN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 64);
      within(plate, frame, () => {
        const sitter = { ...person, body: bodyOf(person.build) };
        paintPerson(plate, sitter);
        paintShirt(plate, sitter, linen);
      });
      ctx.restore();
    }
  },
};
