import * as Radix from '@radix-ui/react-dropdown-menu';
import { Info, KeyRound, LifeBuoy, LockKeyholeOpen, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { selectIsPremium } from '../../machines/app/access.machine';
import { useAccess, useServices } from '../services/context';
import styles from './menu.module.css';

interface SettingsMenuProps {
  /** The menu's button, which must accept a ref and props. */
  trigger: ReactNode;
  /** Whether the keyboard opened the menu. If so, the first item gets the focus. */
  byKeyboard: boolean;
}

/** The menu mounts in the open state, because a press has requested it. */
export default function SettingsMenu({ trigger, byKeyboard }: SettingsMenuProps) {
  const { access, dialogs } = useServices();
  const isPremium = useAccess(selectIsPremium);
  const first = useRef<HTMLDivElement>(null);
  const gear = useRef<HTMLButtonElement>(null);
  const selected = useRef<() => void>(undefined);
  const onSelect = (open: () => void) => () => {
    selected.current = open;
  };
  // A dialog returns the focus to the element that had it. An item of a menu that is still closing would lose it, so
  // the dialog opens after the menu has closed and the gear has the focus.
  const afterClose = (event: Event) => {
    if (!selected.current) return;
    event.preventDefault();
    gear.current?.focus();
    selected.current();
    selected.current = undefined;
  };

  useEffect(() => {
    if (byKeyboard) first.current?.focus();
  }, [byKeyboard]);

  return (
    <Radix.Root defaultOpen modal={false}>
      <Radix.Trigger ref={gear} asChild>
        {trigger}
      </Radix.Trigger>
      {/* Without a portal the menu stays inside the header, which is a landmark. */}
      <Radix.Content
        className={styles.menu}
        aria-label="Settings"
        align="end"
        sideOffset={8}
        collisionPadding={10}
        loop
        onCloseAutoFocus={afterClose}
      >
        {!isPremium && (
          <Radix.Item
            ref={first}
            className={styles.item}
            onSelect={onSelect(() => access.send({ type: 'upgrade.opened' }))}
          >
            <LockKeyholeOpen className="text-primary" size={20} aria-hidden />
            Upgrade to Premium
          </Radix.Item>
        )}
        <Radix.Item
          ref={isPremium ? first : undefined}
          className={styles.item}
          onSelect={onSelect(() => dialogs.open('restore'))}
        >
          <KeyRound className="text-primary" size={20} aria-hidden />
          Restore Purchase
        </Radix.Item>
        <Radix.Separator className={styles.line} />
        <Radix.Item className={styles.item} onSelect={onSelect(() => dialogs.open('audio'))}>
          <SlidersHorizontal className="text-primary" size={20} aria-hidden />
          Audio Settings
        </Radix.Item>
        <Radix.Item className={styles.item} onSelect={onSelect(() => dialogs.open('support'))}>
          <LifeBuoy className="text-primary" size={20} aria-hidden />
          Help &amp; Support
        </Radix.Item>
        <Radix.Item className={styles.item} onSelect={onSelect(() => dialogs.open('about'))}>
          <Info className="text-primary" size={20} aria-hidden />
          About
        </Radix.Item>
      </Radix.Content>
    </Radix.Root>
  );
}
