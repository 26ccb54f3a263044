/** The gear in the header. Its menu is loaded when somebody reaches for it. */
import { Settings } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  lazy,
  type MouseEvent,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { useServices } from '../services/context';
import { Boundary } from '../ui/Boundary';
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

/** The menu could not be loaded: it is said, and again whenever the gear is pressed. */
function Failed() {
  const { toasts } = useServices();
  const tell = useCallback(
    () =>
      toasts.show({
        title: 'The settings did not load.',
        description: 'Nothing you recorded is lost. Please reload the page.',
      }),
    [toasts],
  );
  useEffect(tell, [tell]);
  return <Gear onClick={tell} />;
}

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
