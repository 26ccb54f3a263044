import { HeartHandshake, Info } from 'lucide-react';
import { SupportParts } from '../../overlay/SupportParts';
import { useServices } from '../../services/context';
import { Button } from '../../ui/Button';
import { Pictured } from './Pictured';

export function SupportTab() {
  const { dialogs } = useServices();
  return (
    <Pictured room="lighthouse">
      <SupportParts />
      <div className="flex flex-wrap gap-10">
        <Button look="primary" aria-haspopup="dialog" onClick={() => dialogs.open('help')}>
          <HeartHandshake size={20} aria-hidden />
          Talk to someone
        </Button>
        <Button look="outlined" aria-haspopup="dialog" onClick={() => dialogs.open('about')}>
          <Info size={20} aria-hidden />
          About
        </Button>
      </div>
    </Pictured>
  );
}
