/** The open dialog with the highest priority. The others wait until it closes. */
import { useSelector } from '@xstate/react';
import { type ComponentType, useSyncExternalStore } from 'react';
import { selectIsUpgradeModalOpen } from '../../machines/app/access.machine';
import { selectIsOpen, selectThankedMood } from '../../machines/app/check-in.machine';
import { selectIsAsking } from '../../machines/app/disclaimer.machine';
import CrisisHelpDialog from '../overlay/CrisisHelpDialog';
import { Disclaimer } from '../overlay/Disclaimer';
import { useAccess, useServices } from '../services/context';
import type { DialogName } from '../services/dialogs';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { lazyComponent } from '../ui/lazy-component';

export const CheckIn = lazyComponent(() => import('../overlay/CheckIn'));
const UpgradeDialog = lazyComponent(() => import('../overlay/UpgradeDialog'));

const NAMED: Readonly<Record<DialogName, ComponentType>> = {
  // Part of the first download, because the help card must open even after the network has failed.
  help: CrisisHelpDialog,
  privacy: lazyComponent(() => import('../overlay/PrivacyPolicy')),
  medical: lazyComponent(() => import('../overlay/MedicalDisclaimer')),
  restore: lazyComponent(() => import('../overlay/RestorePurchase')),
  audio: lazyComponent(() => import('../overlay/AudioSettings')),
  support: lazyComponent(() => import('../overlay/HelpSupport')),
  about: lazyComponent(() => import('../overlay/About')),
  codes: lazyComponent(() => import('../overlay/UnsavedCodes')),
};

export function ActiveDialog() {
  const { checkIn, disclaimer, dialogs } = useServices();
  const isAsking = useSelector(disclaimer, selectIsAsking);
  const isUpgradeOpen = useAccess(selectIsUpgradeModalOpen);
  const named = useSyncExternalStore(dialogs.subscribe, () => dialogs.current);
  const isCheckInOpen = useSelector(checkIn, selectIsOpen);
  const isThanking = useSelector(checkIn, selectThankedMood) !== null;

  // The disclaimer has priority. The check-in comes last, because it opens by itself.
  if (isAsking) return <Disclaimer />;
  const name = isUpgradeOpen ? 'upgrade' : (named ?? 'check-in');
  const Shown = isUpgradeOpen
    ? UpgradeDialog
    : named
      ? NAMED[named]
      : isCheckInOpen || isThanking
        ? CheckIn
        : null;
  return Shown ? (
    <ErrorBoundary key={name}>
      <Shown />
    </ErrorBoundary>
  ) : null;
}
