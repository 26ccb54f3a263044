/** Loads the space when the page opens, saves it on request, and stores unsaved changes as a draft. */
import type { Space } from '../../../domain/safe-space';
import type { StoreRequested } from '../../../machines/games/safe-space-builder/context';
import type { SafeSpaceActor } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import { selectIsUnsaved, selectSpace } from '../../../machines/games/safe-space-builder/selectors';
import { onOtherTabChange } from '../../device/stored';
import { claimTabId } from '../../device/tab-id-claim';
import type { Services } from '../../services/services';
import { SAVED_KEY, SpaceStore } from './space-store';

/**
 * Delay between a change and its draft, ms. One draft covers all changes within the delay, because a slider changes
 * often. Hiding or closing the page also writes the draft.
 */
const DRAFT_AFTER_MS = 400;

/** Channel on which a tab says that it may have taken over another tab's draft. */
const CHANNEL = 'stillgrove.drafts';

const TROUBLE = {
  unreadable: {
    title: 'Your space starts fresh',
    description: "We couldn't read the one that was saved here. It was set aside, not deleted.",
  },
  partlyUnreadable: {
    title: "Some of your space couldn't be read",
    description: 'What was saved was set aside, not deleted.',
  },
} as const;

/** Returns a function that stops this. Unsaved changes stay as a draft. */
export function persistSpace(
  actor: SafeSpaceActor,
  { toasts, clock, database }: Pick<Services, 'toasts' | 'clock' | 'database'>,
): () => void {
  /** The last stored space, draft or saved. */
  let stored: Space = selectSpace(actor.getSnapshot());
  const tab = claimTabId(() => {
    // The earlier id's draft belongs to the other tab.
    storeDraft();
  });
  const store = new SpaceStore(database, tab);
  let timer: number | undefined;

  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

  const take = (saved: Space | null, draft: Space | null) => {
    actor.send({ type: 'space.loaded', saved, draft });
    stored = selectSpace(actor.getSnapshot());
  };
  const load = async () => {
    const { space: saved } = store.readSaved();
    take(saved, null);
    const shown = stored;
    try {
      if (await store.setAside()) toasts.show(TROUBLE[saved ? 'partlyUnreadable' : 'unreadable']);
      const draft = await store.takeDraft();
      // The person may have changed the space in the meantime.
      if (draft && selectSpace(actor.getSnapshot()) === shown) take(saved, draft);
      if (draft) channel?.postMessage('taken');
    } catch (error) {
      console.warn('The drafts of the safe space could not be read', error);
    }
  };
  const write = (draft: Space | null) => {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
    store
      .storeDraft(draft)
      .catch((error: unknown) => console.warn('The draft of the safe space could not be stored', error));
  };
  /** Deletes the draft while there are no unsaved changes. */
  const storeDraft = () => {
    const snapshot = actor.getSnapshot();
    stored = selectSpace(snapshot);
    write(selectIsUnsaved(snapshot) ? stored : null);
  };
  const save = async ({ space, overwrites }: StoreRequested) => {
    try {
      if (!overwrites && store.isContested) {
        actor.send({ type: 'save.contested' });
        return;
      }
      if (store.hasBroken) await store.setAside();
      if (!store.save(space)) {
        actor.send({ type: 'save.refused' });
        return;
      }
      stored = space;
      write(null);
      actor.send({ type: 'save.done' });
    } catch (error) {
      console.warn('The safe space could not be saved', error);
      actor.send({ type: 'save.refused' });
    }
  };
  const storing = actor.on('store.requested', save);
  const subscription = actor.subscribe((snapshot) => {
    if (selectSpace(snapshot) !== stored) timer ??= clock.setTimeout(storeDraft, DRAFT_AFTER_MS);
  });
  // Another tab's save appears if no unsaved change would be lost. Otherwise the next save asks first.
  const unlisten = onOtherTabChange(SAVED_KEY, () => {
    if (!selectIsUnsaved(actor.getSnapshot())) void load();
  });
  // A new tab takes over drafts, because their tabs may be closed. This one is open, so it stores its draft again.
  const storeUnsaved = () => {
    if (timer !== undefined || selectIsUnsaved(actor.getSnapshot())) storeDraft();
  };
  channel?.addEventListener('message', storeUnsaved);
  window.addEventListener('pagehide', storeUnsaved);
  document.addEventListener('visibilitychange', storeUnsaved);
  void load();
  return () => {
    storeUnsaved();
    tab.release();
    channel?.close();
    window.removeEventListener('pagehide', storeUnsaved);
    document.removeEventListener('visibilitychange', storeUnsaved);
    unlisten();
    storing.unsubscribe();
    subscription.unsubscribe();
  };
}
