import { type ActorRefFrom, assign, emit, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { EMPTY_SPACE, isEmptySpace, type Space } from '../../../domain/safe-space';
import type { GameEmitted } from '../../emitted';
import type { GameTag } from '../../game';
import { type AnswerEmitted, applyTouch, canAnswerTouch, type ElementTouch } from './answers';
import { applyEdit, commitSpace, noteIndexAtX, replaceSpace } from './changes';
import type { SafeSpaceContext, SafeSpaceCue, SafeSpaceEvent, SpaceEdit, StoreRequested } from './context';
import { findElement, hasRoom } from './edits';
import type { SavedSession } from './safe-space-builder.saved';

const CHECK_IN_DELAY_MS = 1000;

export const safeSpaceBuilderMachine = setup({
  types: {
    context: {} as SafeSpaceContext,
    events: {} as SafeSpaceEvent,
    emitted: {} as GameEmitted<SafeSpaceCue> | AnswerEmitted | StoreRequested,
    tags: {} as GameTag,
    input: {} as Pick<SafeSpaceContext, 'seed'>,
  },
  guards: {
    hasRoom: ({ context }) => hasRoom(context.space),
    has: ({ context }, id: string | null) => id === null || findElement(context.space, id) !== undefined,
    hasPast: ({ context }) => context.past.length > 0,
    hasFuture: ({ context }) => context.future.length > 0,
    canRevert: ({ context }) => context.saved !== null && context.saved !== context.space,
    completes: ({ context }) => !context.completed && !isEmptySpace(context.space),
    canAnswer: ({ context }, touch: ElementTouch) => canAnswerTouch(context, touch),
  },
  actions: {
    beginSession: assign({
      completed: false,
      selected: null,
      merging: null,
      past: [],
      future: [],
      unlit: [],
    }),
    restore: assign((_, { completed }: SavedSession) => ({ completed })),
    load: assign((_, { saved, draft }: { saved: Space | null; draft: Space | null }) => ({
      space: draft ?? saved ?? EMPTY_SPACE,
      saved,
      past: [],
      future: [],
      merging: null,
      selected: null,
    })),
    edit: assign(({ context }, edit: SpaceEdit) => applyEdit(context, edit)),
    settle: assign({ merging: null }),
    select: assign({ selected: (_, id: string | null) => id, merging: null }),
    undo: assign(({ context }) => {
      const space = context.past.at(-1) ?? context.space;
      return {
        ...replaceSpace(context, space),
        past: context.past.slice(0, -1),
        future: [...context.future, context.space],
      };
    }),
    redo: assign(({ context }) => {
      const space = context.future.at(-1) ?? context.space;
      return {
        ...replaceSpace(context, space),
        past: [...context.past, context.space],
        future: context.future.slice(0, -1),
      };
    }),
    revert: assign(({ context }) => commitSpace(context, context.saved ?? context.space)),
    markSaved: assign(({ context }) => ({
      saved: context.space,
      completed: context.completed || !isEmptySpace(context.space),
      overwrites: false,
      merging: null,
    })),
    insist: assign({ overwrites: true }),
    yield: assign({ overwrites: false }),
    sitDown: assign({ selected: null, merging: null, answering: {}, soundedAt: [] }),
    rest: assign({ answering: {}, soundedAt: [] }),
    answer: enqueueActions(({ context, enqueue }, touch: ElementTouch) => {
      const [next, emitted] = applyTouch(context, touch);
      enqueue.assign(next);
      if (emitted) enqueue.emit(emitted);
    }),
    requestStore: emit(({ context: { space, overwrites } }) => ({
      type: 'store.requested',
      space,
      overwrites,
    })),
    soundLanding: emit(({ context }) => ({
      type: 'cue',
      cue: 'landed',
      step: noteIndexAtX(context.space.elements.at(-1)?.x ?? 50),
    })),
    soundRemoval: emit({ type: 'cue', cue: 'removed' }),
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
    answering: {},
    soundedAt: [],
    unlit: [],
  }),
  initial: 'ready',
  on: {
    'space.loaded': { actions: { type: 'load', params: ({ event }) => event } },
  },
  states: {
    ready: {
      on: {
        'game.started': { target: 'building', actions: ['beginSession', 'recordStart'] },
        'game.resumed': {
          target: 'building',
          actions: ['beginSession', { type: 'restore', params: ({ event }) => event.saved }],
        },
        // A drag that ends because the person leaves still moves the element.
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
          actions: [{ type: 'edit', params: ({ event }) => event }, 'soundRemoval'],
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
        editing: {
          on: { 'save.requested': 'saving', 'visit.began': { target: '#visiting', actions: 'sitDown' } },
        },
        saving: {
          entry: 'requestStore',
          on: {
            'save.done': [
              {
                guard: 'completes',
                target: 'editing',
                actions: ['markSaved', 'soundSaving', 'toastSaved', 'recordCompletion', 'askForCheckIn'],
              },
              { target: 'editing', actions: ['markSaved', 'soundSaving', 'toastSaved'] },
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
    visiting: {
      id: 'visiting',
      tags: ['session'],
      on: {
        'thing.touched': {
          guard: { type: 'canAnswer', params: ({ event }) => event },
          actions: { type: 'answer', params: ({ event }) => event },
        },
        // A drag that ends because the visit starts still moves the element.
        'element.placed': { actions: { type: 'edit', params: ({ event }) => event } },
        'visit.ended': { target: 'building', actions: 'rest' },
        'game.left': { target: 'ready', actions: 'rest' },
      },
    },
  },
});

export type SafeSpaceSnapshot = SnapshotFrom<typeof safeSpaceBuilderMachine>;
export type SafeSpaceActor = ActorRefFrom<typeof safeSpaceBuilderMachine>;
