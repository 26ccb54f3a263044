/** Follows the account. The app loads this module after the page is ready. */
import type { QueryClient } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';
import type { CurrentUser } from '../../domain/contract';
import type { accessMachine } from '../../machines/app/access.machine';
import type { JournalTask } from '../../machines/app/account.machine';
import type { ToastEmitted } from '../../machines/emitted';
import type { JournalRecorder } from '../device/journal-recorder';
import { storedUser } from '../device/values';
import { type AccountActor, loadJournalTask } from './account';
import type { Toasts } from './toasts';

type Message = Omit<ToastEmitted, 'type'>;

const SESSION_ENDED: Message = {
  title: 'You are signed out',
  description: 'Your session ended elsewhere. Your journal is still on this device; sign in to see it.',
};
const SYNC_ENDED: Message = {
  title: 'Sync is off',
  description: 'It was turned off on another device. Your journal is still here, on this one.',
};

/** Toasts for failed tasks. A failed `unlink` has none, because it leaves only stale sync state. */
const NOT_DONE: Readonly<Record<JournalTask['act'], Message | null>> = {
  remove: {
    title: 'Your journal is still here',
    description: "Your browser couldn't delete it. Use ‘Delete everything’ in Profile to try again.",
  },
  'hand-over': {
    title: "Your journal wasn't brought along",
    description: "Your browser couldn't save just now. Your journal is still on this device, but not shown.",
  },
  unlink: null,
};

interface AccountParts {
  readonly account: AccountActor;
  readonly access: ActorRefFrom<typeof accessMachine>;
  readonly recorder: JournalRecorder;
  readonly toasts: Toasts;
  readonly queryClient: QueryClient;
}

/** Asks the server for the signed-in user, follows other tabs, and syncs the journal while the person has sync on. */
export function startAccountSync({
  account,
  access,
  recorder,
  toasts,
  queryClient,
}: AccountParts): () => void {
  const sync = new SyncWhileOn(
    recorder,
    (user) => account.send({ type: 'server.answered', user }),
    (count) => toasts.show(entriesRefused(count)),
  );
  let current = account.getSnapshot().context.user;
  const follow = (user: CurrentUser | null) => {
    // Another person of this device must not see the answers.
    if (current && user?.username !== current.username) queryClient.clear();
    current = user;
    access.send({ type: 'user.changed', isAuthenticated: user !== null });
    sync.follow(user);
    // The person may sign out offline. A failed load is reported when the task is needed.
    if (user) loadJournalTask().catch(() => undefined);
  };
  const listening = [
    account.subscribe(({ context: { user } }) => {
      if (user === current) return;
      storedUser.set(user);
      follow(user);
    }),
    account.on('session.ended', () => toasts.show(SESSION_ENDED)),
    account.on('sync.ended', () => toasts.show(SYNC_ENDED)),
    account.on('journal.failed', ({ task: { act } }) => {
      const message = NOT_DONE[act];
      if (message) toasts.show(message);
    }),
  ];
  const stopFollowingTabs = storedUser.onOtherTab(() => {
    // The other tab has already stored the value. Writing it again could overwrite that tab's next change.
    follow(storedUser.value);
    account.send({ type: 'user.changed', user: current });
  });
  const onOnline = () => account.send({ type: 'network.returned' });
  window.addEventListener('online', onOnline);
  account.start();
  follow(account.getSnapshot().context.user);

  return () => {
    for (const subscription of listening) subscription.unsubscribe();
    stopFollowingTabs();
    window.removeEventListener('online', onOnline);
    sync.follow(null);
  };
}

const entriesRefused = (count: number): Message => ({
  title: count === 1 ? 'One entry stays on this device' : `${count} entries stay on this device`,
  description: "The copy with your account couldn't take them. Nothing is lost: they're kept here.",
});

/** Sync that runs while a user is signed in with sync on. Its code loads when it first runs. */
class SyncWhileOn {
  readonly #recorder: JournalRecorder;
  readonly #onServerSaid: (user: CurrentUser | null) => void;
  readonly #onRefused: (count: number) => void;
  #username: string | undefined;
  #stop: () => void = () => undefined;

  constructor(
    recorder: JournalRecorder,
    onServerSaid: (user: CurrentUser | null) => void,
    onRefused: (count: number) => void,
  ) {
    this.#recorder = recorder;
    this.#onServerSaid = onServerSaid;
    this.#onRefused = onRefused;
  }

  follow(user: CurrentUser | null): void {
    const username = user?.sync ? user.username : undefined;
    if (username === this.#username) return;
    this.#username = username;
    this.#stop();
    this.#stop = username === undefined ? () => undefined : this.#start(username);
  }

  #start(username: string): () => void {
    let isOver = false;
    let stop: () => void = () => undefined;
    import('./sync-schedule').then(
      ({ startSync }) => {
        if (!isOver) stop = startSync(this.#recorder, username, this.#onServerSaid, this.#onRefused);
      },
      (error: unknown) => console.warn('The sync of the journal could not start', error),
    );
    return () => {
      isOver = true;
      stop();
    };
  }
}
