import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  ELEMENT_KINDS,
  type ElementKind,
  EMPTY_SPACE,
  elementNameOf,
  type PlacedElement,
} from '../../../../domain/safe-space';
import {
  ANSWER_FAMILIES,
  ANSWER_MS,
  answerFamilyOf,
  answerMs,
  answerText,
} from '../../../../machines/games/safe-space-builder/answers';
import type { SafeSpaceEvent } from '../../../../machines/games/safe-space-builder/context';
import { safeSpaceBuilderMachine } from '../../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  changeAnnouncement,
  describeElementInVisit,
  isElementLit,
  selectElementAnswers,
  selectIsBuilding,
  selectIsUnsaved,
  selectIsVisiting,
} from '../../../../machines/games/safe-space-builder/selectors';
import { type Run, run, START, takeEmitted } from '../../run';

type Game = Run<typeof safeSpaceBuilderMachine>;

const openGame = (): Game =>
  run((clock) => createActor(safeSpaceBuilderMachine, { input: { seed: 1 }, clock }));

const addTree: SafeSpaceEvent = { type: 'element.added', kind: 'tree', at: 1_700_000_000_000 };

const BEGIN: SafeSpaceEvent = { type: 'visit.began' };
const END: SafeSpaceEvent = { type: 'visit.ended' };
const touch = (id: string, at: number): SafeSpaceEvent => ({ type: 'thing.touched', id, at });

const element = (kind: ElementKind, number = 1): PlacedElement => ({
  ...{ id: `${kind}-${number}`, type: 'nature', name: elementNameOf(kind), emoji: '' },
  x: 50,
  y: 60,
  scale: 1,
});

/** Starts a visit to a space with these elements. */
function visit(...elements: readonly PlacedElement[]): Game {
  const game = openGame();
  game.send({ type: 'space.loaded', saved: { ...EMPTY_SPACE, elements }, draft: null }, ...START, BEGIN);
  takeEmitted(game);
  return game;
}

/** Returns the answers since the last call. */
const takeAnswers = ({ emitted }: Game): string[] =>
  emitted
    .splice(0)
    .map((event) => (event.type === 'answer' ? `${event.kind}${event.isLit ? '' : ' off'}` : event.type));

/** Sends an event, and returns its announcement. */
function told(game: Game, event: SafeSpaceEvent): string | undefined {
  const before = game.now();
  game.send(event);
  return changeAnnouncement(before, game.now());
}

describe('a visit', () => {
  test('starts in Build, clears the selection, and leads back to Build', () => {
    const game = openGame();
    game.send(...START);
    game.send(addTree);
    const [tree] = game.context().space.elements;
    game.send({ type: 'element.selected', id: tree?.id ?? '' });
    expect(told(game, BEGIN)).toBe('You sit in your space. What you touch answers.');
    expect(selectIsVisiting(game.now())).toBe(true);
    expect(game.context().selected).toBeNull();
    expect(game.now().hasTag('session')).toBe(true);
    expect(told(game, END)).toBe('You can build again.');
    expect(selectIsBuilding(game.now())).toBe(true);
    expect(game.context().space.elements).toEqual([tree]);
  });

  test('does not change the space, and completes no play', () => {
    const game = visit(element('tree'));
    const before = game.context().space;
    game.send(
      { type: 'name.changed', name: 'No' },
      { type: 'lighting.changed', lighting: 20 },
      { type: 'background.chosen', background: 'beach' },
      { type: 'element.removed', id: 'tree-1' },
      addTree,
      { type: 'save.requested' },
      { type: 'save.done' },
      { type: 'step.undone' },
      touch('tree-1', 5),
    );
    expect(game.context().space).toBe(before);
    expect(selectIsUnsaved(game.now())).toBe(false);
    expect(takeAnswers(game)).toEqual(['tree']);
  });

  test('can be left during an answer, which then ends', () => {
    const game = visit(element('windchime'));
    game.send(touch('windchime-1', 100), { type: 'game.left' });
    expect(game.now().value).toBe('ready');
    expect(game.context().answering).toEqual({});
    game.send(touch('windchime-1', 200));
    expect(takeAnswers(game)).toEqual(['windchime']);
  });
});

describe('an answer', () => {
  test('lasts for a limited time, until the visit ends', () => {
    const game = visit(element('tree'));
    expect(selectElementAnswers(game.now())).toEqual([]);
    const id = 'tree-1';
    game.send(touch(id, 500));
    const [answer, ...others] = selectElementAnswers(game.now());
    expect(others).toEqual([]);
    expect(answer).toMatchObject({ id, at: 500 });
    expect(answer?.ms).toBeGreaterThan(0);
    game.send(END);
    expect(selectElementAnswers(game.now())).toEqual([]);
  });

  test('belongs to one of eight families, all of which occur, and lasts at most three seconds', () => {
    expect(new Set(ELEMENT_KINDS.map(answerFamilyOf))).toEqual(new Set(ANSWER_FAMILIES));
    expect(ANSWER_FAMILIES).toHaveLength(8);
    for (const family of ANSWER_FAMILIES) expect(ANSWER_MS[family]).toBeLessThanOrEqual(3000);
    expect(ELEMENT_KINDS.every((kind) => answerMs(`${kind}-1`) === ANSWER_MS[answerFamilyOf(kind)])).toBe(
      true,
    );
  });

  test.each([
    ['windchime', 'Wind Chime, rings.'],
    ['tea', 'Tea, steams.'],
    ['book', 'Book, turns a page.'],
    ['plushie', 'Plushie, settles.'],
    ['river', 'River, runs a little faster.'],
    ['tree', 'Tree, sways.'],
    ['photo', 'Photo, opens to the light.'],
    ['sun', 'Sun, glows.'],
  ] as const)('of %s has a sound and an announcement by name', (kind, words) => {
    const game = visit(element(kind));
    expect(told(game, touch(`${kind}-1`, 10))).toBe(words);
    expect(takeAnswers(game)).toEqual([kind]);
  });

  test('has words for every kind', () => {
    expect(ELEMENT_KINDS.map((kind) => answerText(kind, true)).filter((words) => words.length < 2)).toEqual(
      [],
    );
  });

  test.each(['lamp', 'candle'] as const)('of a %s switches it off, then on; in Build it is on', (kind) => {
    const thing = element(kind);
    const game = visit(thing, element('tea'));
    const isLit = () => isElementLit(game.now(), thing);
    expect(isLit()).toBe(true);
    expect(describeElementInVisit(thing, true)).toBe('Touch it, and it goes off.');
    expect(told(game, touch(thing.id, 1000))).toBe(`${thing.name}, off.`);
    expect([isLit(), takeAnswers(game)]).toEqual([false, [`${kind} off`]]);
    // The next visit in this session starts with the same state.
    game.send(END, BEGIN);
    expect(isLit()).toBe(false);
    expect(told(game, touch(thing.id, 2000))).toBe(`${thing.name}, on.`);
    expect([isLit(), takeAnswers(game)]).toEqual([true, [kind]]);
    game.send(touch(thing.id, 3000), { type: 'game.left' }, { type: 'game.started' }, BEGIN);
    expect(isLit()).toBe(true);
  });

  test('ignores a trembling finger, accepts a second touch, and lets a page finish turning', () => {
    const game = visit(element('windchime'), element('book'));
    game.send(touch('windchime-1', 1000), touch('windchime-1', 1100), touch('windchime-1', 1300));
    expect(takeAnswers(game)).toEqual(['windchime', 'windchime']);
    game.send(touch('book-1', 2000), touch('book-1', 2000 + ANSWER_MS.turns - 1));
    expect(takeAnswers(game)).toEqual(['book']);
    game.send(touch('book-1', 2000 + ANSWER_MS.turns));
    expect(takeAnswers(game)).toEqual(['book']);
  });

  test('works for all elements simultaneously: all answers are visible, a few audible, and ended ones are removed', () => {
    const many = Array.from({ length: 200 }, (_, number) =>
      element(ELEMENT_KINDS[number % ELEMENT_KINDS.length] as ElementKind, number),
    );
    const game = visit(...many);
    game.send(...many.map(({ id }) => touch(id, 1000)));
    expect(Object.keys(game.context().answering)).toHaveLength(200);
    expect(takeAnswers(game)).toHaveLength(4);
    game.send(touch(many[0]?.id ?? '', 9000));
    expect(Object.keys(game.context().answering)).toEqual([many[0]?.id]);
  });

  test('needs an existing, drawn element and a valid time', () => {
    const many = Array.from({ length: 201 }, (_, number) => element('tea', number));
    const game = visit(...many, { ...element('tree'), id: 'dragon-1' });
    game.send(
      ...[
        touch('tree-9', 1),
        touch('tea-200', 1),
        touch('dragon-1', 1),
        touch('', 1),
        touch('tea-1', Number.NaN),
      ],
    );
    expect(takeAnswers(game)).toEqual([]);
    expect(game.context().answering).toEqual({});
  });
});
