import type { ReactNode } from 'react';
import { useServices } from '../services/context';
import { Button } from '../ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';

export function InfoDialog({ title, children }: { title: string; children: ReactNode }) {
  const { dialogs } = useServices();
  return (
    <Dialog title={title} onClose={dialogs.close}>
      {children}
      <DialogActions>
        <Button look="outlined" onClick={dialogs.close}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
