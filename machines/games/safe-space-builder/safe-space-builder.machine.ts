/** The Safe Space Builder: a place of one's own, made of a view, a light and things. Every change can be taken back. */
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { type Background, EMPTY_SPACE, type Kind, type Space } from '../../../domain/safe-space';
import type { Emitted } from '../../emitted';
import type { GameEvent, GameTag } from '../../game';
import type { Seed } from '../../random';
import { add, find, goTo, hasRoom, light, type Pose, place, remove, rename } from './edits';

/** The check-in opens so long after the first save of the visit (ms). */
export const CHECK_IN_DELAY_MS = 1000;

/** So many steps can be taken back. */
export const DEEPEST = 200;

/** Notes of a thing that lands, low to high: by where it lands, from left to right. */
export const NOTES = 5;

export type SafeSpaceCue =
  /** A thing lands; `step` is 0 to {@link NOTES} - 1. */
  | 'landed'
  /** A thing was taken away. */
  | 'taken'
  | 'saved';

export interface SafeSpaceContext {
  readonly space: Space;
  /** What the device keeps; null while nothing was ever saved. */
  readonly saved: Space | null;
  /** What was there before each change, oldest first. */
  readonly past: readonly Space[];
  /** What was taken back, the next to come again last. */
  readonly future: readonly Space[];
  /** Changes that go on under this name are one step: what is typed in one go, a slider under one hand. */
  readonly merging: string | null;
  /** Id of the selected element. */
  readonly selected: string | null;
  /** For the random spots of new elements. */
  readonly seed: Seed;
  /** Whether the space was saved in this visit, which completes the play. */
  readonly completed: boolean;
  /** The person has agreed to write over what another tab has saved. */
  readonly overwrites: boolean;
}

/** What changes the space. */
export type SpaceEdit =
  | { readonly type: 'name.changed'; readonly name: string }
  | { readonly type: 'background.chosen'; readonly background: Background }
  | { readonly type: 'lighting.changed'; readonly lighting: number }
  /** `at`: ms since 1970, which its id is made of. */
  | { readonly type: 'element.added'; readonly kind: Kind; readonly at: number }
  /** Moved or sized. `isOn`: more of the same may follow, as while a slider or an arrow key is held. */
  | { readonly type: 'element.placed'; readonly id: string; readonly pose: Pose; readonly isOn?: boolean }
  | { readonly type: 'element.removed'; readonly id: string };

export type SafeSpaceEvent =
  | GameEvent
  | SpaceEdit
  /** What goes on under one hand is at its end: the next change is a step of its own. */
  | { readonly type: 'change.settled' }
  | { readonly type: 'element.selected'; readonly id: string | null }
  | { readonly type: 'step.undone' }
  | { readonly type: 'step.redone' }
  /** What the device keeps is read: the saved space, and the draft of one that was not saved. */
  | { readonly type: 'space.loaded'; readonly saved: Space | null; readonly draft: Space | null }
  /** Back to what was saved. */
  | { readonly type: 'space.reverted' }
  | { readonly type: 'save.requested' }
  /** The device has written it. */
  | { readonly type: 'save.done' }
  /** The device refused. */
  | { readonly type: 'save.refused' }
  /** Another tab has saved meanwhile. */
  | { readonly type: 'save.contested' }
  | { readonly type: 'save.insisted' }
  | { readonly type: 'save.dropped' };

export const safeSpaceBuilderMachine = setup({
  types: {
    context: {} as SafeSpaceContext,
    events: {} as SafeSpaceEvent,
    emitted: {} as Emitted<SafeSpaceCue>,
    tags: {} as GameTag,
    input: {} as Pick<SafeSpaceContext, 'seed'>,
  },
  guards: {
    hasRoom: ({ context }) => hasRoom(context.space),
    has: ({ context }, id: string | null) => id === null || find(context.space, id) !== undefined,
    hasPast: ({ context }) => context.past.length > 0,
    hasFuture: ({ context }) => context.future.length > 0,
    canRevert: ({ context }) => context.saved !== null && context.saved !== context.space,
    isFirst: ({ context }) => !context.completed,
  },
  actions: {
    beginSession: assign({ completed: false, selected: null, merging: null, past: [], future: [] }),
    load: assign((_, { saved, draft }: { saved: Space | null; draft: Space | null }) => ({
      space: draft ?? saved ?? EMPTY_SPACE,
      saved,
      past: [],
      future: [],
      merging: null,
      selected: null,
    })),
    edit: assign(({ context }, edit: SpaceEdit) => edited(context, edit)),
    settle: assign({ merging: null }),
    select: assign({ selected: (_, id: string | null) => id, merging: null }),
    undo: assign(({ context }) => {
      const space = context.past.at(-1) ?? context.space;
      return {
        ...shown(context, space),
        past: context.past.slice(0, -1),
        future: [...context.future, context.space],
      };
    }),
    redo: assign(({ context }) => {
      const space = context.future.at(-1) ?? context.space;
      return {
        ...shown(context, space),
        past: [...context.past, context.space],
        future: context.future.slice(0, -1),
      };
    }),
    revert: assign(({ context }) => changed(context, context.saved ?? context.space)),
    keep: assign(({ context }) => ({
      saved: context.space,
      completed: true,
      overwrites: false,
      merging: null,
    })),
    insist: assign({ overwrites: true }),
    yield: assign({ overwrites: false }),
    soundLanding: emit(({ context }) => ({
      type: 'cue',
      cue: 'landed',
      step: noteAt(context.space.elements.at(-1)?.x ?? 50),
    })),
    soundTaking: emit({ type: 'cue', cue: 'taken' }),
    soundSaving: emit({ type: 'cue', cue: 'saved' }),
    toastSaved: emit({
      type: 'toast',
      title: 'Safe Space Saved',
      description: 'Your safe space has been saved.',
    }),
    toastRefused: emit({
      type: 'toast',
      title: 'Not saved',
      description:
        "This device couldn't save your space just now. It will stay here until you close the page.",
      tone: 'destructive',
    }),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
}).createMachine({
  id: 'safe-space-builder',
  context: ({ input }) => ({
    space: EMPTY_SPACE,
    saved: null,
    past: [],
    future: [],
    merging: null,
    selected: null,
    seed: input.seed,
    completed: false,
    overwrites: false,
  }),
  initial: 'ready',
  on: {
    'space.loaded': { actions: { type: 'load', params: ({ event }) => event } },
  },
  states: {
    ready: {
      on: {
        'game.started': { target: 'building', actions: ['beginSession', 'recordStart'] },
        // What a hand was moving while the person left stays where it was let go.
        'element.placed': { actions: { type: 'edit', params: ({ event }) => event } },
      },
    },
    building: {
      tags: ['session'],
      initial: 'editing',
      on: {
        'name.changed': { actions: { type: 'edit', params: ({ event }) => event } },
        'background.chosen': { actions: { type: 'edit', params: ({ event }) => event } },
        'lighting.changed': { actions: { type: 'edit', params: ({ event }) => event } },
        'element.added': {
          guard: 'hasRoom',
          actions: [{ type: 'edit', params: ({ event }) => event }, 'soundLanding'],
        },
        'element.placed': { actions: { type: 'edit', params: ({ event }) => event } },
        'element.removed': {
          guard: { type: 'has', params: ({ event }) => event.id },
          actions: [{ type: 'edit', params: ({ event }) => event }, 'soundTaking'],
        },
        'change.settled': { actions: 'settle' },
        'element.selected': {
          guard: { type: 'has', params: ({ event }) => event.id },
          actions: { type: 'select', params: ({ event }) => event.id },
        },
        'step.undone': { guard: 'hasPast', actions: 'undo' },
        'step.redone': { guard: 'hasFuture', actions: 'redo' },
        'space.reverted': { guard: 'canRevert', actions: 'revert' },
        'game.left': { target: 'ready', actions: [{ type: 'select', params: null }, 'yield'] },
      },
      states: {
        editing: { on: { 'save.requested': 'saving' } },
        // Whoever keeps the space on the device answers at once.
        saving: {
          on: {
            'save.done': [
              {
                guard: 'isFirst',
                target: 'editing',
                actions: ['keep', 'soundSaving', 'toastSaved', 'recordCompletion', 'askForCheckIn'],
              },
              { target: 'editing', actions: ['keep', 'soundSaving', 'toastSaved'] },
            ],
            'save.refused': { target: 'editing', actions: ['yield', 'toastRefused'] },
            'save.contested': 'asking',
          },
        },
        asking: {
          on: {
            'save.insisted': { target: 'saving', actions: 'insist' },
            'save.dropped': 'editing',
          },
        },
      },
    },
  },
});

/** The note of a thing at `x` percent from the left. */
const noteAt = (x: number): number => Math.min(NOTES - 1, Math.floor((x / 100) * NOTES));

/** Another space is there: what is selected stays so if it still is. */
const shown = (
  { selected }: SafeSpaceContext,
  space: Space,
): Pick<SafeSpaceContext, 'space' | 'selected' | 'merging'> => ({
  space,
  selected: find(space, selected)?.id ?? null,
  merging: null,
});

/** @param merging the name under which more of the same change may follow */
function changed(
  context: SafeSpaceContext,
  space: Space,
  merging: string | null = null,
): Partial<SafeSpaceContext> {
  if (space === context.space) return {};
  const goesOn = merging !== null && merging === context.merging;
  return {
    ...shown(context, space),
    past: goesOn ? context.past : [...context.past, context.space].slice(-DEEPEST),
    future: [],
    merging,
  };
}

function edited(context: SafeSpaceContext, edit: SpaceEdit): Partial<SafeSpaceContext> {
  const { space } = context;
  switch (edit.type) {
    case 'name.changed':
      return changed(context, rename(space, edit.name), 'name');
    case 'background.chosen':
      return changed(context, goTo(space, edit.background));
    case 'lighting.changed':
      return changed(context, light(space, edit.lighting), 'lighting');
    case 'element.added': {
      const [more, seed] = add(space, edit.kind, edit.at, context.seed);
      return { ...changed(context, more), seed };
    }
    case 'element.placed':
      return changed(context, place(space, edit.id, edit.pose), edit.isOn ? `place ${edit.id}` : null);
    case 'element.removed':
      return changed(context, remove(space, edit.id));
  }
}

export type SafeSpaceSnapshot = SnapshotFrom<typeof safeSpaceBuilderMachine>;
export type SafeSpaceActor = ActorRefFrom<typeof safeSpaceBuilderMachine>;
