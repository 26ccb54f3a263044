/** Links over the trees of the grove. A tree names its day and opens it. */
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { MOOD_LABELS } from '../../domain/mood';
import { periodPoint } from '../ui/chart/period-points';
import styles from './grove-days.module.css';
import type { HillGeometry } from './land';
import type { GrovePlan } from './plan';

/** Number of days with a link, the newest. Farther trees are too small and too close together to be pressed. */
const MOST_DAYS = 60;

/** Minimum size of a link, CSS px. */
const LEAST = 44;

/** Number of days by which each arrow key moves. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

interface GroveDaysProps {
  readonly plan: GrovePlan;
  readonly land: HillGeometry;
  readonly addressOf: (day: string) => string;
}

export function GroveDays({ plan, land, addressOf }: GroveDaysProps) {
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const trees = plan.trees.slice(0, MOST_DAYS).reverse();
  const [chosen, setChosen] = useState<string>();
  const last = trees.length - 1;
  const place = trees.findIndex(({ day }) => day === chosen);
  const current = place < 0 ? last : place;
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : step && current + step;
    if (to === undefined) return;
    event.preventDefault();
    links.current[Math.max(0, Math.min(last, to))]?.focus();
  };
  return (
    <ul className={styles.days} aria-label="Days of your grove" onKeyDown={walk}>
      {trees.map(({ day, mood, across, near }, index) => {
        const { x, y, tall } = land.tree(across, near);
        const [width, height] = [Math.max(LEAST, tall * 0.5), Math.max(LEAST, tall)];
        const { name } = periodPoint(day, '');
        const side = x < land.width * 0.3 ? 'left' : x > land.width * 0.7 ? 'right' : undefined;
        return (
          <li
            key={day}
            style={
              {
                left: x - width / 2,
                top: y - height,
                width,
                height,
                '--depth': Math.round(y),
              } as CSSProperties
            }
          >
            <Link
              ref={(link) => {
                links.current[index] = link;
              }}
              to={addressOf(day)}
              className={styles.day}
              tabIndex={index === current ? 0 : -1}
              onFocus={() => setChosen(day)}
            >
              {/* Near an edge the name stays within the picture. */}
              <span className={styles.name} data-side={side}>{`${name}: mostly ${MOOD_LABELS[mood]}`}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
