import { Download, Sheet, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { downloadText } from '../../device/download';
import { localDayAndHour } from '../../device/local-day-and-hour';
import { currentJournalOwner } from '../../device/new-entries';
import { consumePersistenceRefusal } from '../../device/persistence';
import { useServices } from '../../services/context';
import { Button } from '../../ui/Button';
import { DeleteEverythingDialog } from './DeleteEverythingDialog';
import { ImportData } from './ImportData';
import styles from './profile.module.css';

const NOT_READ = { title: 'Your data', description: 'It could not be read just now. Please try again.' };

export function YourData() {
  const { recorder, toasts } = useServices();
  const [isAsking, setIsAsking] = useState(false);

  const exportData = async () => {
    try {
      const [{ exportEverything }, { loadDataOfGames }, journal] = await Promise.all([
        import('../../device/own-data'),
        import('../../play/data-of-games'),
        recorder.journal(),
      ]);
      const text = await exportEverything(journal, await loadDataOfGames());
      downloadText(`stillgrove-${localDayAndHour(Date.now()).day}.json`, 'application/json', text);
    } catch (error) {
      console.warn('The journal could not be exported', error);
      toasts.show(NOT_READ);
    }
  };

  const exportSpreadsheet = async () => {
    try {
      const [{ journalCsvOf }, journal] = await Promise.all([
        import('../../device/spreadsheet'),
        recorder.journal(),
      ]);
      const text = journalCsvOf(await journal.entries(currentJournalOwner()));
      downloadText(`stillgrove-${localDayAndHour(Date.now()).day}.csv`, 'text/csv', text);
    } catch (error) {
      console.warn('The journal could not be exported', error);
      toasts.show(NOT_READ);
    }
  };

  return (
    <>
      <p className="text-muted">
        One file of your journal, settings, games and premium transaction ID. It leaves this device only with
        you.
      </p>
      <div className={styles.even}>
        <Button look="outlined" onClick={exportData}>
          <Download size={20} aria-hidden />
          Export my data
        </Button>
        <ImportData />
        <Button look="outlined" onClick={exportSpreadsheet}>
          <Sheet size={20} aria-hidden />
          Spreadsheet copy
        </Button>
        <Button look="outlined" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          <Trash2 size={20} aria-hidden />
          Delete everything
        </Button>
      </div>
      <MayBeCleared />
      {isAsking && <DeleteEverythingDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** Says once that the browser does not promise persistent storage. */
function MayBeCleared() {
  const [isDue] = useState(consumePersistenceRefusal);
  if (!isDue) return null;
  return (
    <p role="status" className={styles.note}>
      This browser may clear your journal when it runs out of room, and Safari does after seven days without a
      visit. Export it now and then, or add Stillgrove to your home screen: an installed app keeps its data.
    </p>
  );
}
