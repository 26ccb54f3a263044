import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../app/context';
import { download } from '../../device/download';
import { localTime } from '../../device/local-time';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import styles from './profile.module.css';

/** Taking everything along, and taking everything away. */
export function YourData() {
  const { recorder, toasts } = useServices();
  const [isAsking, setIsAsking] = useState(false);

  const takeAlong = async () => {
    try {
      const [{ exportEverything }, journal] = await Promise.all([
        import('../../device/everything'),
        recorder.journal(),
      ]);
      const text = await exportEverything(journal);
      download(`stillgrove-${localTime(Date.now()).day}.json`, 'application/json', text);
    } catch (error) {
      console.warn('The journal could not be exported', error);
      toasts.show({ title: 'Your data', description: 'It could not be read just now. Please try again.' });
    }
  };

  return (
    <>
      <div className={styles.ways}>
        <Button look="outlined" onClick={takeAlong}>
          <Download size={20} aria-hidden />
          Export my data
        </Button>
        <Button look="outlined" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          <Trash2 size={20} aria-hidden />
          Delete everything
        </Button>
      </div>
      {isAsking && <AskToDelete onClose={() => setIsAsking(false)} />}
    </>
  );
}

function AskToDelete({ onClose }: { onClose: () => void }) {
  const [hasFailed, setHasFailed] = useState(false);
  const deleteAll = async () => {
    try {
      const { deleteEverything } = await import('../../device/everything');
      await deleteEverything();
      // A fresh start: nothing of what the page held in memory may be written again.
      window.location.assign('/');
    } catch (error) {
      console.warn('Not everything could be deleted', error);
      setHasFailed(true);
    }
  };
  return (
    <Dialog title="Delete everything on this device?" onClose={onClose}>
      <p>
        Your journal, your settings, what you made and premium on this device will be gone, and nobody has a
        copy. If you bought premium, write down its transaction ID first.
      </p>
      {hasFailed && (
        <p className={styles.failed} role="alert">
          Your browser did not let everything go. Please close other tabs of Stillgrove and try again.
        </p>
      )}
      <DialogActions>
        <Button look="outlined" onClick={onClose}>
          Keep everything
        </Button>
        <Button look="primary" onClick={deleteAll}>
          Delete everything
        </Button>
      </DialogActions>
    </Dialog>
  );
}
