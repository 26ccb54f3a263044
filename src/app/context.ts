import { useSelector } from '@xstate/react';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { PRODUCT_NAME } from '../../domain/product';
import type { AccessSnapshot } from '../../machines/app/access.machine';
import type { Services } from './services';

export const ServicesContext = createContext<Services | null>(null);

/** @throws when used outside the app */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs the app around it');
  return services;
}

/** Reads a primitive from the access actor. */
export const useAccess = <T>(selector: (snapshot: AccessSnapshot) => T): T =>
  useSelector(useServices().access, selector);

/** How to stop the session that runs; undefined when none does. */
export function useRunningSession(): (() => void) | undefined {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, () => session.leave);
}

/** Whether all sound is off, and how to change that. */
export function useMuted(): [muted: boolean, toggle: () => void] {
  const { sound } = useServices();
  return [useSyncExternalStore(sound.subscribe, () => sound.muted), sound.toggle];
}

/** The page's title is `<heading> | Stillgrove` while the component is mounted. */
export function useTitle(heading: string): void {
  useEffect(() => {
    document.title = `${heading} | ${PRODUCT_NAME}`;
  }, [heading]);
}
