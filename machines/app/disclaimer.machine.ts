/** The medical disclaimer, shown at startup until the person accepts it once. */
import { emit, type SnapshotFrom, setup } from 'xstate';

export const disclaimerMachine = setup({
  types: {
    input: {} as { accepted: boolean },
    context: {} as { accepted: boolean },
    events: {} as { readonly type: 'accepted' } | { readonly type: 'cancelled' },
    emitted: {} as { readonly type: 'accepted' } | { readonly type: 'cancelled' },
  },
}).createMachine({
  id: 'disclaimer',
  context: ({ input }) => input,
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: ({ context }) => context.accepted, target: 'closed' }, { target: 'asking' }],
    },
    asking: {
      on: {
        accepted: { target: 'closed', actions: emit({ type: 'accepted' }) },
        /** For this visit. */
        cancelled: { target: 'closed', actions: emit({ type: 'cancelled' }) },
      },
    },
    closed: {},
  },
});

export const selectIsAsking = (snapshot: SnapshotFrom<typeof disclaimerMachine>): boolean =>
  snapshot.matches('asking');
