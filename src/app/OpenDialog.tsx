/** The one dialog that is open. What asks for a dialog while another is open waits until that one is closed. */
import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { selectShowUpgradeModal } from '../../machines/app/access.machine';
import { selectIsOpen } from '../../machines/app/check-in.machine';
import { selectIsAsking } from '../../machines/app/disclaimer.machine';
import { Disclaimer } from '../overlay/Disclaimer';
import HelpCard from '../overlay/HelpCard';
import { useAccess, useServices } from '../services/context';
import type { DialogName } from '../services/dialogs';
import { Boundary } from '../ui/Boundary';

const CheckIn = lazy(() => import('../overlay/CheckIn'));
const UpgradeDialog = lazy(() => import('../overlay/UpgradeDialog'));

/** Every dialog closes itself through the dialogs of the services. */
const NAMED: Readonly<Record<DialogName, ComponentType>> = {
  // Part of the first load: it must open even if the network is gone by then.
  help: HelpCard,
  privacy: lazy(() => import('../overlay/PrivacyPolicy')),
  medical: lazy(() => import('../overlay/MedicalDisclaimer')),
  restore: lazy(() => import('../overlay/RestorePurchase')),
  audio: lazy(() => import('../overlay/AudioSettings')),
  support: lazy(() => import('../overlay/HelpSupport')),
  about: lazy(() => import('../overlay/About')),
};

export function OpenDialog() {
  const { checkIn, disclaimer, dialogs } = useServices();
  const isAsking = useSelector(disclaimer, selectIsAsking);
  const isUpgradeOpen = useAccess(selectShowUpgradeModal);
  const named = useSyncExternalStore(dialogs.subscribe, () => dialogs.current);
  const isCheckInOpen = useSelector(checkIn, selectIsOpen);

  // The disclaimer comes before anything else; a check-in, which opens by itself, comes last.
  if (isAsking) return <Disclaimer />;
  const name = isUpgradeOpen ? 'upgrade' : (named ?? 'check-in');
  const Shown = isUpgradeOpen ? UpgradeDialog : named ? NAMED[named] : isCheckInOpen ? CheckIn : null;
  return Shown ? (
    <Boundary key={name}>
      <Suspense>
        <Shown />
      </Suspense>
    </Boundary>
  ) : null;
}
