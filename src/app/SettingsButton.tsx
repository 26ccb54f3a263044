/** The gear in the header. Its menu is loaded when somebody reaches for it. */
import { Settings } from 'lucide-react';
import { type ComponentPropsWithRef, lazy, type MouseEvent, Suspense, useState } from 'react';
import { Boundary } from '../ui/Boundary';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';

const load = () => import('../overlay/SettingsMenu');
const SettingsMenu = lazy(load);

const Gear = (props: ComponentPropsWithRef<'button'>) => (
  <IconButton label="Settings" {...props}>
    <Settings size={20} aria-hidden />
  </IconButton>
);

/** Ahead of the press, so that the menu opens with it. A failure shows when it is pressed. */
const reach = () => void load().catch(() => undefined);

/** Stands where the menu could not be loaded. */
const Failed = () => (
  <span role="alert">
    <Button look="outlined" onClick={() => window.location.reload()}>
      Reload the page
    </Button>
  </span>
);

export function SettingsButton() {
  /** How it was first opened; undefined until then. */
  const [opened, setOpened] = useState<{ byKeyboard: boolean }>();
  const waiting = (
    <Gear
      aria-haspopup="menu"
      aria-expanded={opened !== undefined}
      onPointerEnter={reach}
      onFocus={reach}
      // A click that the keyboard made has no count.
      onClick={(event: MouseEvent) => setOpened({ byKeyboard: event.detail === 0 })}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setOpened({ byKeyboard: true });
      }}
    />
  );
  if (!opened) return waiting;
  return (
    <Boundary fallback={<Failed />}>
      <Suspense fallback={waiting}>
        <SettingsMenu trigger={<Gear />} byKeyboard={opened.byKeyboard} />
      </Suspense>
    </Boundary>
  );
}
