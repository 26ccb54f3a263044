/**
 * Starts the actor that knows who is signed in: what this device stores of it, and what follows from it elsewhere.
 * Loaded once the page stands.
 */
import type { ActorRefFrom } from 'xstate';
import type { CurrentUser } from '../../domain/contract';
import type { accessMachine } from '../../machines/app/access.machine';
import type { JournalTask } from '../../machines/app/account.machine';
import type { ToastEmitted } from '../../machines/emitted';
import type { Recorder } from '../device/recorder';
import { keptUser } from '../device/stored-values';
import { type AccountActor, loadJournalTask } from './account';
import type { Toasts } from './toasts';

type Message = Omit<ToastEmitted, 'type'>;

/** What changed without anybody having changed it here. */
const SESSION_ENDED: Message = {
  title: 'You are signed out',
  description: 'Your session ended elsewhere. Your journal is still on this device; sign in to see it.',
};
const SYNC_ENDED: Message = {
  title: 'Sync is off',
  description: 'It was turned off on another device. Your journal is still here, on this one.',
};

/** What the person is told when a task fails; leftover notes about the copy do no harm, so they are only logged. */
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
  readonly recorder: Recorder;
  readonly toasts: Toasts;
}

/**
 * Asks the server who is signed in, follows other tabs, and brings the journal and its copy together for as long as
 * the person has sync on.
 * @returns how to stop following
 */
export function startAccount({ account, access, recorder, toasts }: AccountParts): () => void {
  const sync = new SyncWhileOn(
    recorder,
    (user) => account.send({ type: 'server.said', user }),
    (count) => toasts.show(entriesRefused(count)),
  );
  let current = account.getSnapshot().context.user;
  const follow = (user: CurrentUser | null) => {
    current = user;
    access.send({ type: 'user.changed', isAuthenticated: user !== null });
    sync.follow(user);
    // Loaded ahead: the person may be offline when they sign out. A failure here shows when it is needed.
    if (user) loadJournalTask().catch(() => undefined);
  };
  const listening = [
    account.subscribe(({ context: { user } }) => {
      if (user === current) return;
      keptUser.set(user);
      follow(user);
    }),
    account.on('session.ended', () => toasts.show(SESSION_ENDED)),
    account.on('sync.ended', () => toasts.show(SYNC_ENDED)),
    account.on('journal.failed', ({ task: { act } }) => {
      const message = NOT_DONE[act];
      if (message) toasts.show(message);
    }),
  ];
  const stopFollowingTabs = keptUser.onOtherTab(() => {
    // Stored already: written once more it could overtake what another tab writes next.
    follow(keptUser.value);
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

/** Said once of entries that the server will not take: nothing else is held up by them. */
const entriesRefused = (count: number): Message => ({
  title: count === 1 ? 'One entry stays on this device' : `${count} entries stay on this device`,
  description: "The copy with your account couldn't take them. Nothing is lost: they're kept here.",
});

/** Runs the sync while its person is signed in with sync on; only then is its code loaded. */
class SyncWhileOn {
  readonly #recorder: Recorder;
  readonly #onServerSaid: (user: CurrentUser | null) => void;
  readonly #onRefused: (count: number) => void;
  #username: string | undefined;
  /** Ends what was begun last. */
  #stop: () => void = () => undefined;

  constructor(
    recorder: Recorder,
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
      (error: unknown) => console.warn('The journal cannot be copied just now', error),
    );
    return () => {
      isOver = true;
      stop();
    };
  }
}
