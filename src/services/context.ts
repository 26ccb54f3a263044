import { useSelector } from '@xstate/react';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CurrentUser } from '../../domain/contract';
import type { AccessSnapshot } from '../../machines/app/access.machine';
import { selectUser } from '../../machines/app/account.machine';
import type { Settings } from '../device/settings';
import type { Services } from './services';
import type { Theme } from './theme';

export const ServicesContext = createContext<Services | null>(null);

/** @throws when called outside the app */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs the app around it');
  return services;
}

export const useAccess = <T>(selector: (snapshot: AccessSnapshot) => T): T =>
  useSelector(useServices().access, selector);

/** Returns null for a guest, and undefined while it is unknown whether anyone is signed in. */
export const useCurrentUser = (): CurrentUser | null | undefined =>
  useSelector(useServices().account, selectUser);

/** Returns the function that stops the running session; undefined if no session is running. */
export function useLeaveRunningSession(): (() => void) | undefined {
  const { session } = useServices();
  return useSyncExternalStore(
    session.subscribe,
    () => session.leave,
    () => undefined,
  );
}

/** Returns false while React hydrates the prerendered Home. Parts that the build cannot render appear afterward. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

export function useSetting<TName extends keyof Settings>(name: TName): Settings[TName] {
  const { settings } = useServices();
  return useSyncExternalStore(settings.subscribe, () => settings.value[name]);
}

/** The theme, for pictures with variants. Styles follow `data-theme` on the root element. */
export function useTheme(): Theme {
  const { theme } = useServices();
  const read = () => theme.value;
  return useSyncExternalStore(theme.subscribe, read, read);
}
