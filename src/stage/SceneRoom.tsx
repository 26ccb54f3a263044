/** Where a scene's slot is on the page: ahead of the session out of sight, in the session wherever the game shows it. */
import { useLayoutEffect, useRef } from 'react';
import styles from './scene-host.module.css';

/** Makes the element in which the slot stays for as long as the scene lives, wherever that element is put. */
export function makeSceneRoom(): HTMLElement {
  const room = document.createElement('div');
  room.className = styles.room as string;
  return room;
}

interface SceneRoomProps {
  room: HTMLElement;
  /** Nobody sees it yet. */
  isAhead?: boolean;
  /** Where it will be in play, as far as that is known: nothing must be made anew then. CSS px of the window. */
  slot?: DOMRect | undefined;
}

/** Takes the room in for as long as it is mounted. */
export function SceneRoom({ room, isAhead = false, slot }: SceneRoomProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current as HTMLDivElement;
    element.appendChild(room);
    return () => {
      if (room.parentNode === element) element.removeChild(room);
    };
  }, [room]);
  const { left, top, width, height } = slot ?? {};
  return (
    <div
      ref={place}
      className={isAhead ? styles.ahead : styles.room}
      inert={isAhead}
      style={isAhead && slot ? { inset: 'auto', left, top, width, height } : undefined}
    />
  );
}
