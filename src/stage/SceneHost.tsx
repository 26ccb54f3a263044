/** A screen's slot on the stage: builds the game's scene there, feeds it snapshots, and lays the mirror over it. */
import type { Container } from 'pixi.js';
import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { BLEED, type Scene, type SceneParts, type Slot, type Target } from '../../engine/core/scene';
import { canDraw } from '../../engine/gpu/capabilities';
import type { Surface } from '../../engine/gpu/surface';
import { useServices } from '../app/context';
import { StageMirror } from './StageMirror';
import styles from './scene-host.module.css';
import { stage } from './stage';

/** Makes a game's scene; the scene's chunk is loaded when the slot appears. */
type LoadScene<TActor extends AnyActorRef> = () => Promise<
  (parts: SceneParts<TActor>) => Scene<SnapshotFrom<TActor>>
>;

/** What a screen may ask of the scene it shows. */
export interface SceneHandle {
  /** The scene as it is now; undefined while there is none. */
  picture(): HTMLCanvasElement | undefined;
}

interface SceneHostProps<TActor extends AnyActorRef> {
  actor: TActor;
  /** Must stay the same function: take it from `engine/games/registry`. */
  load: LoadScene<TActor>;
  /** Name of the mirror. */
  label: string;
  /** What is worth saying aloud between two snapshots. */
  announce: (before: SnapshotFrom<TActor>, after: SnapshotFrom<TActor>) => string | undefined;
  handle?: Ref<SceneHandle>;
}

const settings = () => ({ reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches });

const slotOf = (element: HTMLElement): Slot => ({
  width: element.clientWidth,
  height: element.clientHeight,
  resolution: Math.min(2, window.devicePixelRatio),
});

/** Nothing is rendered anew for targets that are as they were. */
const isSame = (some: readonly Target[], others: readonly Target[]): boolean =>
  some.length === others.length &&
  some.every((target, index) => {
    const other = others[index] as Target;
    return (
      target.id === other.id &&
      target.label === other.label &&
      target.x === other.x &&
      target.y === other.y &&
      target.width === other.width &&
      target.height === other.height &&
      target.surface?.isPressed === other.surface?.isPressed
    );
  });

export function SceneHost<TActor extends AnyActorRef>(props: SceneHostProps<TActor>) {
  const [isDrawable] = useState(canDraw);
  if (isDrawable) return <DrawnScene {...props} />;
  return (
    <div className={styles.refused} role="alert">
      This device cannot draw the game. The words and sounds still work, and so does everything else.
    </div>
  );
}

function DrawnScene<TActor extends AnyActorRef>(props: SceneHostProps<TActor>) {
  const { actor, load, label, announce, handle } = props;
  const { clock, sound } = useServices();
  const element = useRef<HTMLDivElement>(null);
  const scene = useRef<Scene<SnapshotFrom<TActor>>>(undefined);
  const shown = useRef<Surface>(undefined);
  const [targets, setTargets] = useState<readonly Target[]>([]);
  const [minHeight, setMinHeight] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const [failure, setFailure] = useState<{ error: unknown }>();
  useImperativeHandle(handle, () => ({ picture: () => shown.current?.picture(BLEED) }), []);

  /** Where targets are and how they are called may change with every snapshot, and with what is done to them. */
  const retarget = useCallback(() => {
    setTargets((last) => {
      const next = scene.current?.targets() ?? last;
      return isSame(last, next) ? last : next;
    });
  }, []);

  useLayoutEffect(() => {
    const slot = element.current as HTMLDivElement;
    let isHere = true;
    const undo: (() => void)[] = [];

    const build = (
      create: (parts: SceneParts<TActor>) => Scene<SnapshotFrom<TActor>>,
      container: Container,
      surface: Surface,
    ) => {
      container.position.set(BLEED);
      const built = create({
        container,
        actor,
        clock,
        settings,
        wake: surface.wake,
        gl: surface.gl,
        element: slot,
        say: setAnnouncement,
        audio: sound,
      });
      scene.current = built;
      shown.current = surface;
      const relay = () => {
        retarget();
        setMinHeight(built.minHeight?.(slot.clientWidth) ?? 0);
      };
      const resize = () => {
        const size = slotOf(slot);
        if (size.width === 0 || size.height === 0) return;
        built.resize(size);
        surface.resize({ ...size, width: size.width + 2 * BLEED, height: size.height + 2 * BLEED });
        relay();
      };
      let last = actor.getSnapshot() as SnapshotFrom<TActor>;
      built.sync(last);
      resize();
      surface.show(built);
      const subscription = actor.subscribe((snapshot: SnapshotFrom<TActor>) => {
        built.sync(snapshot);
        relay();
        const news = announce(last, snapshot);
        if (news) setAnnouncement(news);
        last = snapshot;
      });
      const observer = new ResizeObserver(resize);
      observer.observe(slot);
      undo.push(() => {
        observer.disconnect();
        subscription.unsubscribe();
        surface.show(undefined);
        built.destroy();
        scene.current = undefined;
        shown.current = undefined;
      });
    };

    const fail = (error: unknown) => isHere && setFailure({ error });
    const leave = stage.occupy({
      slot,
      fail,
      mount: (container, surface) => {
        load().then((create) => {
          if (isHere) build(create, container, surface);
        }, fail);
      },
    });
    return () => {
      isHere = false;
      for (const step of undo) step();
      leave();
    };
  }, [actor, load, announce, clock, sound, retarget]);

  useEffect(() => {
    const follow = () => (document.hidden ? clock.hold('hidden') : clock.release('hidden'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      clock.release('hidden');
    };
  }, [clock]);

  // The game's boundary tells the person and offers another try.
  if (failure) throw failure.error;
  return (
    <div ref={element} className={styles.slot} style={{ minHeight }}>
      <StageMirror
        label={label}
        targets={targets}
        announcement={announcement}
        onActivate={(id) => {
          scene.current?.activate(id);
          retarget();
        }}
        onKey={(id, key) => scene.current?.key?.(id, key) ?? false}
        onTouch={(id, touch) => scene.current?.touch?.(id, touch)}
      />
    </div>
  );
}
