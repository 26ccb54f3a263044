import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useUrlChoice } from '../../../src/ui/use-url-choice';

const Time = () => useUrlChoice('time', ['all', 'week', 'month'])[0];

test.each([
  ['/', 'all'],
  ['/?time=week', 'week'],
  ['/?tab=games&time=month#top', 'month'],
  ['/?time=all', 'all'],
  ['/?time=year', 'all'],
  ['/?time=', 'all'],
  ['/?time', 'all'],
  ['/?time=__proto__', 'all'],
  ['/?time=year&time=week', 'all'],
  ['/?TIME=week', 'all'],
  ['/?time=%', 'all'],
  [`/?time=${'week'.repeat(1000)}`, 'all'],
])('at %s the choice is %s', (address, chosen) => {
  const page = createElement(MemoryRouter, { initialEntries: [address] }, createElement(Time));
  expect(renderToStaticMarkup(page)).toBe(chosen);
});
