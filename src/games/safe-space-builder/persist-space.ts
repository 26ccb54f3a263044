/**
 * Connects the machine with the device. Loads the space when the page opens, saves it on request, and stores unsaved
 * changes as a draft.
 */
import type { Space } from '../../../domain/safe-space';
import type { StoreRequested } from '../../../machines/games/safe-space-builder/context';
import type { SafeSpaceActor } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import { selectIsUnsaved, selectSpace } from '../../../machines/games/safe-space-builder/selectors';
import { onOtherTab } from '../../device/local-storage';
import { claimTab } from '../../device/tab-claim';
import type { Services } from '../../services/services';
import { DRAFT, type Loaded, SAVED_KEY, SpaceStore } from './space-store';

/**
 * Delay between a change and its draft, ms. One draft covers all changes within the delay, because a slider changes
 * often. Hiding or closing the page also writes the draft.
 */
const DRAFT_AFTER_MS = 400;

/** Toast for each problem. */
const TROUBLE = {
  unreadable: {
    title: 'Your space starts fresh',
    description: "We couldn't read the one that was saved here. It was set aside, not deleted.",
  },
  partlyUnreadable: {
    title: "Some of your space couldn't be read",
    description: 'What was saved was set aside, not deleted.',
  },
} as const satisfies Record<NonNullable<Loaded['trouble']>, { title: string; description: string }>;

/**
 * Starts loading and saving.
 * @returns a function that stops both; unsaved changes stay as a draft
 */
export function persistSpace(
  actor: SafeSpaceActor,
  { toasts, clock }: Pick<Services, 'toasts' | 'clock'>,
): () => void {
  /** The last stored space, draft or saved; null if it is stored under another tab's id. */
  let stored: Space | null = selectSpace(actor.getSnapshot());
  let loaded: Space = stored;
  const saveDraftAgain = () => {
    stored = null;
    saveDraft();
  };
  const tab = claimTab(() => {
    // The earlier id's draft belongs to the other tab. This one stores its own changes.
    if (selectSpace(actor.getSnapshot()) !== loaded) saveDraftAgain();
  });
  const store = new SpaceStore(tab);
  let timer: number | undefined;

  const load = () => {
    try {
      const { saved, draft, trouble } = store.load();
      if (trouble) toasts.show(TROUBLE[trouble]);
      actor.send({ type: 'space.loaded', saved, draft });
      loaded = selectSpace(actor.getSnapshot());
      stored = loaded;
    } catch (error) {
      console.warn('The stored safe space could not be read', error);
    }
  };
  const saveDraft = () => {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
    const snapshot = actor.getSnapshot();
    const space = selectSpace(snapshot);
    if (space === stored) return;
    try {
      if (selectIsUnsaved(snapshot)) store.saveDraft(space);
      else store.dropDraft();
      stored = space;
    } catch (error) {
      console.warn('The draft of the safe space could not be stored', error);
    }
  };
  const save = ({ space, overwrites }: StoreRequested) => {
    try {
      if (!overwrites && store.isContested) {
        actor.send({ type: 'save.contested' });
        return;
      }
      store.save(space);
      stored = space;
      actor.send({ type: 'save.done' });
    } catch (error) {
      console.warn('The safe space could not be saved', error);
      actor.send({ type: 'save.refused' });
    }
  };
  const storing = actor.on('store.requested', save);
  const subscription = actor.subscribe((snapshot) => {
    if (selectSpace(snapshot) !== stored) timer ??= clock.setTimeout(saveDraft, DRAFT_AFTER_MS);
  });
  // Shows another tab's save if no unsaved change would be lost. Otherwise the next save asks first.
  const unlisten = onOtherTab(SAVED_KEY, () => {
    if (!selectIsUnsaved(actor.getSnapshot())) load();
  });
  const listening = new AbortController();
  // A new tab takes over drafts, because their tabs may be closed. This one is open, so it keeps its draft.
  const saveTakenDraft = ({ key, newValue }: StorageEvent) => {
    if (!key?.startsWith(DRAFT) || newValue === null || store.hasDraft) return;
    if (selectIsUnsaved(actor.getSnapshot())) saveDraftAgain();
  };
  window.addEventListener('storage', saveTakenDraft, { signal: listening.signal });
  window.addEventListener('pagehide', saveDraft, { signal: listening.signal });
  document.addEventListener('visibilitychange', saveDraft, { signal: listening.signal });
  load();
  return () => {
    saveDraft();
    tab.release();
    listening.abort();
    unlisten();
    storing.unsubscribe();
    subscription.unsubscribe();
  };
}
