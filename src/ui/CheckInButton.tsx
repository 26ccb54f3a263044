import { CloudSun } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useServices } from '../services/context';
import { Button } from './Button';

export function CheckInButton(props: Pick<ComponentPropsWithRef<typeof Button>, 'look' | 'className'>) {
  const { checkIn } = useServices();
  return (
    <Button {...props} onClick={() => checkIn.send({ type: 'opened' })}>
      <CloudSun size={20} aria-hidden />
      How are you now?
    </Button>
  );
}
