import { useEffect } from 'react';
import type { CurrentUser } from '../../domain/contract';
import { readUser, saveUser } from '../device/stored-values';
import { CopyNotes } from '../device/sync/copy-notes';
import { useServices } from '../services/context';
import { keepInSync } from '../services/keep-in-sync';

/** What changed without anybody having changed it here: to be told once. */
const NEWS = {
  out: {
    title: 'You are signed out',
    description: 'Your session ended elsewhere. Your journal is still on this device; sign in to see it.',
  },
  off: {
    title: 'Sync is off',
    description: 'It was turned off on another device. Your journal is still here, on this one.',
  },
} as const;

/** What an account needs while the app is open, on a device where somebody is or was signed in. It shows nothing. */
export default function AccountKeeper({ user }: { user: CurrentUser | null | undefined }) {
  const services = useServices();

  useEffect(() => {
    const { toasts, recorder } = services;
    const kept = readUser();
    if (user === undefined || (user === null && kept === null)) return;
    saveUser(user);
    if (user === null) toasts.show(NEWS.out);
    else if (kept?.sync && kept.username === user.username && !user.sync) {
      toasts.show(NEWS.off);
      recorder
        .journal()
        .then(({ store }) => new CopyNotes(store, user.username).end())
        .catch((error: unknown) => console.warn('What was sent could not be forgotten', error));
    }
  }, [services, user]);

  const copied = user?.sync ? user.username : undefined;
  useEffect(() => (copied === undefined ? undefined : keepInSync(services, copied)), [services, copied]);

  return null;
}
