/** Without sync no mode is preselected, and the person must choose one. */
import { useState } from 'react';
import { dayNumber } from '../../../domain/analytics/calendar';
import { GUEST_OWNER } from '../../../domain/person';
import { formatList } from '../../../domain/text';
import { UNANSWERED_REFUSAL } from '../../../machines/app/sign-in.machine';
import type { DataFile } from '../../device/data-file';
import type { ImportMode } from '../../device/data-part';
import { localDayAndHour } from '../../device/local-day-and-hour';
import { importFile, otherPeopleIn } from '../../device/own-data';
import { loadDataOfGames } from '../../play/data-of-games';
import { useCurrentUser, useServices } from '../../services/context';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { periodPoint } from '../../ui/chart/period-points';
import { Dialog, DialogActions } from '../../ui/Dialog';

const MERGE = {
  value: 'merge',
  label: 'Add it to what is here',
  hint: "What's here stays, and nothing is duplicated.",
} as const;
const REPLACE = {
  value: 'replace',
  label: 'Replace what is here',
  hint: "What's here will be deleted. Export it first if you might want it back.",
} as const;

export default function AskToImport({ file, onClose }: { file: DataFile; onClose: () => void }) {
  const { recorder, toasts } = useServices();
  const user = useCurrentUser();
  // With a copy on the server an import can only add, because sync would restore replaced entries.
  const [how, setHow] = useState<ImportMode | null>(user?.sync ? 'merge' : null);
  const hasGuests = Boolean(user) && file.journal.some(({ person }) => person === GUEST_OWNER);
  const [joinsGuest, setJoinsGuest] = useState<'mine' | 'guest' | null>(hasGuests ? null : 'guest');
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const strangers = otherPeopleIn(file);

  const take = async () => {
    if (isBusy) return;
    if (how === null || joinsGuest === null) {
      setTrouble(UNANSWERED_REFUSAL.message);
      return;
    }
    setIsBusy(true);
    setTrouble(undefined);
    try {
      const outcome = await importFile(recorder, await loadDataOfGames(), file, {
        how,
        joinsGuest: joinsGuest === 'mine',
      });
      if (outcome !== 'busy') {
        toasts.show({ title: 'Your data is here', description: descriptionOf(outcome.refused) });
        onClose();
        return;
      }
      setTrouble(
        "Another tab is importing right now, so nothing was changed here. Try again when it's done.",
      );
    } catch (error) {
      console.warn('A file could not be imported', error);
      setTrouble("Your browser couldn't save all of it, so everything is still as it was.");
    }
    setIsBusy(false);
  };

  return (
    <Dialog title="Import this file?" onClose={isBusy ? () => undefined : onClose}>
      <p>{contents(file)}</p>
      {strangers.length > 0 && (
        <p>
          It also holds the journal of <span translate="no">{strangers.join(', ')}</span>, which is left out.
          To import that, sign in as <span translate="no">{strangers[0]}</span>.
        </p>
      )}
      {user?.sync ? (
        <p>
          It will be added to what's here, and nothing is duplicated. To replace what's here instead, turn
          sync off first. Otherwise your account's copy would bring the rest back.
        </p>
      ) : (
        <ChoiceGroup
          legend="How should it be imported?"
          choices={[MERGE, REPLACE]}
          chosen={how}
          onChoose={setHow}
        />
      )}
      {hasGuests && (
        <ChoiceGroup
          legend="Part of it was recorded as a guest. Whose is it?"
          choices={[
            { value: 'mine', label: 'Mine', hint: 'It will be added to your journal.' },
            { value: 'guest', label: 'The guest’s', hint: "It's shown when nobody is signed in." },
          ]}
          chosen={joinsGuest}
          onChoose={setJoinsGuest}
        />
      )}
      {trouble !== undefined && <Alert>{trouble}</Alert>}
      <DialogActions>
        <Button look="outlined" onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button look="primary" onClick={take} aria-disabled={isBusy}>
          {isBusy ? 'Importing…' : 'Import'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** @param refused parts that the browser refused, such as 'your settings' */
const descriptionOf = (refused: readonly string[]): string =>
  refused.length === 0
    ? 'Everything was imported.'
    : `Your browser couldn't store ${formatList(refused)}. Everything else was imported.`;

const PARTS = [
  ['mood', 'mood', 'moods'],
  ['play', 'play', 'plays'],
  ['music', 'session of music', 'sessions of music'],
] as const;

/** `It was made on Friday, 20 Nov 2026 and holds 12 moods, 3 plays, settings.` */
function contents({ exportedAt, journal, own: { settings, transactionId }, games }: DataFile): string {
  const parts: string[] = PARTS.flatMap(([kind, one, many]) => {
    const count = journal.filter((entry) => entry.kind === kind).length;
    return count > 0 ? `${count} ${count === 1 ? one : many}` : [];
  });
  if (settings) parts.push('settings');
  if (Object.keys(games).length > 0) parts.push('what you made in games');
  if (transactionId !== undefined) parts.push('the transaction ID of a purchase');
  const { day } = localDayAndHour(exportedAt);
  const from = Number.isNaN(dayNumber(day))
    ? 'It holds'
    : `It was made on ${periodPoint(day, '').name} and holds`;
  return `${from} ${parts.length > 0 ? parts.join(', ') : 'nothing yet'}.`;
}
