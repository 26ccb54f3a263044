import type { SafeSpaceActor } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';

/** Asks before a save replaces a version that another tab has saved. */
export default function OverwriteDialog({ actor }: { actor: SafeSpaceActor }) {
  const drop = () => actor.send({ type: 'save.dropped' });
  return (
    <Dialog title="Saved in another tab" onClose={drop}>
      <p>Your safe space was saved in another tab in the meantime. Saving this one will replace it.</p>
      <DialogActions>
        <Button look="outlined" onClick={drop}>
          Not now
        </Button>
        <Button look="primary" onClick={() => actor.send({ type: 'save.insisted' })}>
          Save this one
        </Button>
      </DialogActions>
    </Dialog>
  );
}
