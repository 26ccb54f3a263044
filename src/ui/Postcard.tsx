import { useTheme } from '../services/context';
import styles from './notice.module.css';

const ROOMS = import.meta.glob<string>('../../assets/images/rooms/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

export type PostcardRoom = 'bluebell-path' | 'lighthouse' | 'pine-mist' | 'tree-house';

/** A decorative picture by day or by night, 440 x 550 px. */
export function Postcard({ room, className }: { room: PostcardRoom; className?: string | undefined }) {
  const file = useTheme() === 'night' ? `rooms/${room}-night.webp` : `rooms/${room}.webp`;
  return (
    <img
      className={className ?? styles.postcard}
      src={ROOMS[`../../assets/images/${file}`]}
      alt=""
      width={440}
      height={550}
      decoding="async"
    />
  );
}
