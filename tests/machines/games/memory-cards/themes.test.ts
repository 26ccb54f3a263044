import { describe, expect, test } from 'vitest';
import { dealCards, pictureNameOf, themeOf } from '../../../../machines/games/memory-cards/rules';
import {
  changeAnnouncement,
  pictureIndexOf,
  selectNextTheme,
  selectPictureNames,
  selectPlayStartTime,
} from '../../../../machines/games/memory-cards/selectors';
import { CARD_THEMES, THEME_PICTURE_NAMES } from '../../../../machines/games/memory-cards/themes';
import { advance, begin, flip, openGame, playLevel, startGame } from './person';

test.each(CARD_THEMES)('each picture of %s has a unique name that can be spoken', (theme) => {
  const names = THEME_PICTURE_NAMES[theme];
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+(?:[ -][a-z]+)*$/);
});

test('a board of every level deals each picture of its theme twice, and the scene finds it in its sheet', () => {
  for (const level of [1, 2, 3, 4, 5, 6]) {
    const [cards] = dealCards(level, 7);
    const names = THEME_PICTURE_NAMES[themeOf(level)];
    expect(cards.map((card) => names[pictureIndexOf(card)])).toEqual(
      cards.map(({ src }) => pictureNameOf(src)),
    );
    expect(cards.map(pictureIndexOf).sort((one, other) => one - other)).toEqual(
      names.flatMap((_, index) => [index, index]),
    );
  }
});

describe('the selectors of the scene', () => {
  test('return the pictures of this board and of the next', () => {
    const game = startGame();
    for (const level of [1, 2, 3, 4, 5, 6]) {
      const snapshot = game.actor.getSnapshot();
      expect(selectPictureNames(snapshot)).toBe(THEME_PICTURE_NAMES[themeOf(level)]);
      expect(selectNextTheme(snapshot)).toBe(CARD_THEMES[level]);
      playLevel(game);
      game.pass(20_000);
      if (level < 6) advance(game);
    }
  });

  test('return the start of the timer only while a board is played', () => {
    const game = openGame();
    expect(selectPlayStartTime(game.actor.getSnapshot())).toBeNull();
    game.pass(500);
    begin(game);
    expect(selectPlayStartTime(game.actor.getSnapshot())).toBe(500);
    playLevel(game);
    expect(selectPlayStartTime(game.actor.getSnapshot())).toBeNull();
  });
});

test('a board is a session until it is left, and finished once every pair is found', () => {
  const game = openGame();
  const tags = () => ['session', 'finished'].filter((tag) => game.actor.getSnapshot().hasTag(tag as never));
  expect(tags()).toEqual([]);
  begin(game);
  expect(tags()).toEqual(['session']);
  playLevel(game);
  expect(tags()).toEqual(['session', 'finished']);
  game.actor.send({ type: 'game.left' });
  expect(tags()).toEqual([]);
});

test('a left game has no announcement, and with hidden figures a finished board has none of its turns', () => {
  const game = startGame();
  flip(game, 0);
  const before = game.actor.getSnapshot();
  game.actor.send({ type: 'game.left' });
  expect(changeAnnouncement(before, game.actor.getSnapshot())).toBeUndefined();
  const other = startGame();
  const playing = other.actor.getSnapshot();
  playLevel(other);
  expect(changeAnnouncement(playing, other.actor.getSnapshot(), true)).toBe('Level 1 complete.');
  expect(changeAnnouncement(playing, other.actor.getSnapshot())).toBe('Level 1 complete in 6 turns.');
});
