/** Buttons that follow what drifts: as closely as can be seen, and together. */
import { expect, test } from 'vitest';
import { Drifting } from '../../engine/stage/drifting';

function drift() {
  const places: Record<string, { x: number; y: number }> = { one: { x: 10, y: 20 }, other: { x: 0, y: 0 } };
  const told: string[] = [];
  const drifting = new Drifting(
    (id) => places[id] && { ...places[id] },
    (id, x, y) => told.push(`${id} ${x} ${y}`),
  );
  drifting.ids = ['one', 'other', 'gone'];
  return {
    drifting,
    place: (id: string, x: number, y: number) => {
      places[id] = { x, y };
    },
    told: () => told.splice(0),
  };
}

test('the first places are told, and then nothing while nothing moves', () => {
  const { drifting, told } = drift();
  drifting.follow();
  expect(told()).toEqual(['one 10 20', 'other 0 0']);
  drifting.follow();
  expect(told()).toEqual([]);
});

test('less than half a px is not told, and adds up', () => {
  const { drifting, place, told } = drift();
  drifting.follow();
  told();
  place('one', 10.25, 20);
  drifting.follow();
  expect(told()).toEqual([]);
  place('one', 10.5, 20);
  drifting.follow();
  expect(told()).toEqual(['one 10.5 20']);
});

test('what has come a little way goes along with what has come far', () => {
  const { drifting, place, told } = drift();
  drifting.follow();
  told();
  place('one', 10, 20.25);
  place('other', -1, 0);
  drifting.follow();
  expect(told()).toEqual(['one 10 20.25', 'other -1 0']);
});

test('new buttons are told though nothing has moved', () => {
  const { drifting, told } = drift();
  drifting.follow();
  told();
  drifting.tellAll();
  expect(told()).toEqual(['one 10 20', 'other 0 0']);
});
