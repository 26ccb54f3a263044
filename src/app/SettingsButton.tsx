/** The gear in the header. Its menu loads on hover, focus or press. */
import { Settings } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, useState } from 'react';
import { Button } from '../ui/Button';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { IconButton } from '../ui/IconButton';
import { lazyComponent } from '../ui/lazy-component';

const SettingsMenu = lazyComponent(() => import('../overlay/SettingsMenu'));

const Gear = (props: ComponentPropsWithRef<'button'>) => (
  <IconButton label="Settings" {...props}>
    <Settings size={20} aria-hidden />
  </IconButton>
);

/** Preloads the menu. If that fails, the press shows the failure. */
const reach = () => void SettingsMenu.load().catch(() => undefined);

const Failed = () => (
  <span role="alert">
    <Button look="outlined" onClick={() => window.location.reload()}>
      Reload the page
    </Button>
  </span>
);

export function SettingsButton() {
  /** How the menu was first opened; undefined before. */
  const [opened, setOpened] = useState<{ byKeyboard: boolean }>();
  const waiting = (
    <Gear
      aria-haspopup="menu"
      aria-expanded={opened !== undefined}
      onPointerEnter={reach}
      onFocus={reach}
      // A click by keyboard has a `detail` of 0.
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
    <ErrorBoundary fallback={<Failed />}>
      <SettingsMenu fallback={waiting} trigger={<Gear />} byKeyboard={opened.byKeyboard} />
    </ErrorBoundary>
  );
}
