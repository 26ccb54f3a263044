import { ChevronLeft, HeartHandshake, Leaf, LockKeyholeOpen, Sparkles, Volume2, VolumeX } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import logo from '../../assets/images/logo.svg';
import { PRODUCT_NAME } from '../../domain/product';
import { selectIsPremium } from '../../machines/app/access.machine';
import { useAccess, useServices, useSetting } from '../services/context';
import { Badge } from '../ui/Badge';
import { Button, ButtonLink } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import styles from './header.module.css';
import { SettingsButton } from './SettingsButton';

export function Header() {
  const { access } = useServices();
  const isPremium = useAccess(selectIsPremium);
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand} aria-label={`${PRODUCT_NAME}, home`}>
        <img className={styles.mark} src={logo} alt="" width={40} height={40} />
        <span className={styles.name}>{PRODUCT_NAME}</span>
      </Link>
      <Badge look="plain">Beta</Badge>
      {isPremium && (
        <Badge look="premium">
          <Sparkles size={14} aria-hidden />
          <span className={styles.spoken}>Premium</span>
        </Badge>
      )}
      <div className={styles.tools}>
        <Link to="/games" className={styles.games} aria-label="Games">
          <Leaf size={20} aria-hidden />
          <span className={`hidden ${styles.wide}`}>Games</span>
        </Link>
        {!isPremium && (
          <Button
            look="unlock"
            className={styles.unlock}
            aria-label="Unlock All Games"
            onClick={() => access.send({ type: 'upgrade.opened' })}
          >
            <LockKeyholeOpen size={18} className={`hidden ${styles.wide}`} aria-hidden />
            <span className={`hidden ${styles.wide}`}>Unlock All Games</span>
            <span className={styles.narrow}>Unlock</span>
          </Button>
        )}
        <HelpButton />
        <SettingsButton />
      </div>
    </header>
  );
}

interface SessionHeaderProps {
  onLeave: () => void;
  lane: Ref<HTMLDivElement>;
}

/** The header during a session. It offers no purchase. */
export function SessionHeader({ onLeave, lane }: SessionHeaderProps) {
  const { settings, session } = useServices();
  const muted = useSetting('muted');
  return (
    <header className={`${styles.header} ${styles.session}`}>
      <ButtonLink to="/games" onClick={onLeave} className={styles.back ?? ''} data-shrinks>
        <ChevronLeft size={18} aria-hidden />
        Back to Games
      </ButtonLink>
      <div ref={lane} className={styles.lane}>
        {/* Every game has its own heading. */}
        <p className={styles.title} aria-hidden data-fades>
          {session.title}
        </p>
      </div>
      <div className={styles.tools}>
        <IconButton
          label="All sound"
          aria-pressed={!muted}
          data-fades
          onClick={() => settings.change({ muted: !muted })}
        >
          {muted ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
        </IconButton>
        <HelpButton />
      </div>
    </header>
  );
}

function HelpButton() {
  const { dialogs } = useServices();
  return (
    <IconButton
      label="Talk to someone"
      aria-haspopup="dialog"
      data-shrinks
      onClick={() => dialogs.open('help')}
    >
      <HeartHandshake size={20} aria-hidden />
    </IconButton>
  );
}
