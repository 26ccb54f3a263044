import { useEffect } from 'react';
import type { CurrentUser } from '../../domain/contract';
import { keepUser, readUser } from '../device/kept';
import { useServices } from './context';
import { keepInSync } from './keep-in-sync';

/** What an account needs while the app is open, on a device where somebody is or was signed in. It shows nothing. */
export default function AccountKeeper({ user }: { user: CurrentUser | null | undefined }) {
  const services = useServices();

  useEffect(() => {
    if (user) keepUser(user);
    // The session has ended without anybody having signed out here.
    else if (user === null && readUser()) {
      keepUser(null);
      services.toasts.show({
        title: 'You are signed out',
        description: 'Your session ended elsewhere. Your journal is still on this device; sign in to see it.',
      });
    }
  }, [services, user]);

  const copied = user?.sync ? user.username : undefined;
  useEffect(() => (copied === undefined ? undefined : keepInSync(services, copied)), [services, copied]);

  return null;
}
