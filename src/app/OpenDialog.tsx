/** The open dialog with the highest priority. The others wait until it closes. */
import { useSelector } from '@xstate/react';
import { type ComponentType, useSyncExternalStore } from 'react';
import { selectShowUpgradeModal } from '../../machines/app/access.machine';
import { selectIsOpen, selectThanked } from '../../machines/app/check-in.machine';
import { selectIsAsking } from '../../machines/app/disclaimer.machine';
import { Disclaimer } from '../overlay/Disclaimer';
import HelpCard from '../overlay/HelpCard';
import { useAccess, useServices } from '../services/context';
import type { DialogName } from '../services/dialogs';
import { Boundary } from '../ui/Boundary';
import { loadedLater } from '../ui/loaded-later';

export const CheckIn = loadedLater(() => import('../overlay/CheckIn'));
const UpgradeDialog = loadedLater(() => import('../overlay/UpgradeDialog'));

const NAMED: Readonly<Record<DialogName, ComponentType>> = {
  // Part of the first download, because the help card must open even after the network has failed.
  help: HelpCard,
  privacy: loadedLater(() => import('../overlay/PrivacyPolicy')),
  medical: loadedLater(() => import('../overlay/MedicalDisclaimer')),
  restore: loadedLater(() => import('../overlay/RestorePurchase')),
  audio: loadedLater(() => import('../overlay/AudioSettings')),
  support: loadedLater(() => import('../overlay/HelpSupport')),
  about: loadedLater(() => import('../overlay/About')),
  codes: loadedLater(() => import('../overlay/UnsavedCodes')),
};

export function OpenDialog() {
  const { checkIn, disclaimer, dialogs } = useServices();
  const isAsking = useSelector(disclaimer, selectIsAsking);
  const isUpgradeOpen = useAccess(selectShowUpgradeModal);
  const named = useSyncExternalStore(dialogs.subscribe, () => dialogs.current);
  const isCheckInOpen = useSelector(checkIn, selectIsOpen);
  const isThanking = useSelector(checkIn, selectThanked) !== null;

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
    <Boundary key={name}>
      <Shown />
    </Boundary>
  ) : null;
}
