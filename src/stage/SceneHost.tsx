/** A scene in the page: the slot that the shared canvas (`stage.ts`) fills, and the DOM mirror (`StageMirror.tsx`). */
import {
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { hasWebGl } from '../../engine/stage/capabilities';
import type { SceneSettings, Target } from '../../engine/stage/scene';
import { type SceneFactory, SceneRun, type SceneWaitReason } from '../../engine/stage/scene-run';
import { useServices } from '../services/context';
import { isFocusFree } from '../ui/focus';
import { StageMirror } from './StageMirror';
import styles from './scene-host.module.css';
import { stage } from './stage';
import { moveDrifting } from './TargetButton';

export interface SceneHandle {
  /** Returns a picture of the scene in device px as soon as the scene can be drawn; undefined when there is none. */
  picture(): Promise<HTMLCanvasElement | undefined>;
  /**
   * Moves the focus to a target, by default to the tab stop, now or with the next change of the targets. A focused
   * control outside the scene prevents this. A focused target prevents it for the tab stop.
   * @returns false if the device cannot draw, so that there are no targets
   */
  focus(id?: string): boolean;
  /** Finishes an unfinished stroke or drag, because the person leaves. */
  finish(): void;
  /** Calls back with the next frame if the scene is already drawn. Otherwise `onShown` reports the first frame. */
  whenShown(callback: () => void): void;
}

interface SceneHostProps<TActor extends AnyActorRef> {
  actor: TActor;
  load: () => Promise<SceneFactory<TActor, SnapshotFrom<TActor>>>;
  /** Accessible name of the mirror's group. */
  label: string;
  announce: (before: SnapshotFrom<TActor>, after: SnapshotFrom<TActor>) => string | undefined;
  /** Returns the snapshot before the session. With it a scene that loads late still announces the start. */
  beforeSession: () => SnapshotFrom<TActor>;
  handle?: Ref<SceneHandle>;
  /** Whether the scene may be created during the intro, in a slot outside the page. */
  isAhead?: boolean;
  /** Called when the first frame is visible, or when the device cannot draw. */
  onShown?: (() => void) | undefined;
}

/** Creates the element that holds a scene's slot, first outside the page and then in {@link ScenePlace}. */
export function createSceneRoom(): HTMLElement {
  const room = document.createElement('div');
  room.className = styles.room as string;
  return room;
}

export function ScenePlace({ room }: { room: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(room);
    return () => room.remove();
  }, [room]);
  return <div ref={place} className={styles.room} />;
}

export function SceneHost<TActor extends AnyActorRef>(props: SceneHostProps<TActor>) {
  const [isDrawable] = useState(hasWebGl);
  return isDrawable ? <DrawnScene {...props} /> : <RefusedScene {...props} />;
}

function RefusedScene<TActor extends AnyActorRef>({ handle, isAhead, onShown }: SceneHostProps<TActor>) {
  useImperativeHandle(
    handle,
    () => ({
      picture: async () => undefined,
      focus: () => false,
      finish: () => undefined,
      whenShown: (callback) => void requestAnimationFrame(callback),
    }),
    [],
  );
  const tell = useRef(onShown);
  useEffect(() => {
    if (!isAhead) tell.current?.();
  }, [isAhead]);
  return (
    <div className={styles.refused} role="alert">
      This device cannot draw the game. The words and sounds still work, and so does everything else.
    </div>
  );
}

function DrawnScene<TActor extends AnyActorRef>(props: SceneHostProps<TActor>) {
  const { actor, load, label, announce, beforeSession, handle, isAhead = false, onShown } = props;
  const { clock, sound, theme } = useServices();
  const element = useRef<HTMLDivElement>(null);
  const run = useRef<SceneRun<TActor, SnapshotFrom<TActor>>>(undefined);
  const buttons = useRef(new Map<string, HTMLElement>());
  /** Upper left corners of drifting targets in the slot, CSS px. */
  const places = useRef(new Map<string, { readonly x: number; readonly y: number }>());
  /** The target that must take the focus when it is there; no id means the tab stop. */
  const wanted = useRef<{ readonly id?: string | undefined }>(undefined);
  const settleFocus = useCallback(() => {
    if (!wanted.current) return;
    const { id } = wanted.current;
    const all = [...buttons.current.values()];
    const button = id === undefined ? all.find(({ tabIndex }) => tabIndex === 0) : buttons.current.get(id);
    const isMoving = id !== undefined && all.some((one) => one.matches(':focus-visible'));
    const isAllowed = isMoving || isFocusFree();
    if (isAllowed) button?.focus({ preventScroll: true });
  }, []);
  const reportShown = useEffectEvent(() => onShown?.());
  const [targets, setTargets] = useState<readonly Target[]>([]);
  const [minHeight, setMinHeight] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const [awaited, setAwaited] = useState<SceneWaitReason>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  useImperativeHandle(
    handle,
    () => ({
      picture: async () => run.current?.picture(),
      focus: (id) => {
        wanted.current = { id };
        settleFocus();
        // The tab stop may be a target that the next change removes.
        if (id !== undefined && buttons.current.has(id)) wanted.current = undefined;
        return true;
      },
      finish: () => run.current?.finish(),
      whenShown: (callback) => {
        if (run.current?.isDrawn) requestAnimationFrame(callback);
      },
    }),
    [settleFocus],
  );

  useLayoutEffect(() => {
    const slot = element.current as HTMLDivElement;
    let isHere = true;
    const fail = (error: unknown) => isHere && setFailure({ error });
    // The query is created only once, because every frame reads it.
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const settings = (): SceneSettings => ({
      reducedMotion: reducedMotion.matches,
      isNight: theme.value === 'night',
    });
    const leave = stage.occupy({
      slot,
      fail,
      mount: (container, surface) => {
        load()
          .then((create) => {
            if (!isHere) return;
            run.current = new SceneRun({
              create,
              actor,
              snapshot: () => actor.getSnapshot() as SnapshotFrom<TActor>,
              subscribe: (listener) => actor.subscribe(listener),
              announced: beforeSession(),
              announce,
              container,
              surface,
              slot,
              clock,
              settings,
              audio: sound,
              listener: {
                targets: setTargets,
                minHeight: setMinHeight,
                announce: setAnnouncement,
                shown: () => reportShown(),
                awaits: setAwaited,
                moveTarget: (id, x, y) => {
                  places.current.set(id, { x, y });
                  const button = buttons.current.get(id);
                  if (button) moveDrifting(button, x, y);
                },
              },
            });
          })
          .catch(fail);
      },
    });
    // A change of theme wakes a resting scene, so that the scene draws the fade.
    const unfollow = theme.subscribe(() => run.current?.wake());
    return () => {
      isHere = false;
      unfollow();
      run.current?.destroy();
      run.current = undefined;
      leave();
    };
  }, [actor, load, announce, beforeSession, clock, sound, theme]);

  // The scene may have positioned a target before its button was rendered.
  useLayoutEffect(() => {
    for (const { id, isDrifting } of targets) {
      const [button, place] = [buttons.current.get(id), places.current.get(id)];
      if (isDrifting && button && place) moveDrifting(button, place.x, place.y);
    }
    settleFocus();
    if (targets.length > 0) wanted.current = undefined;
  }, [targets, settleFocus]);

  const activate = useCallback((id: string) => run.current?.activate(id), []);
  const point = useCallback((id: string, state: { hovered: boolean; pressed: boolean }) => {
    run.current?.point(id, state);
  }, []);
  const key = useCallback((id: string, name: string) => run.current?.key(id, name) ?? false, []);

  // During a session the game's error boundary shows the error. The intro needs no scene.
  if (failure && !isAhead) throw failure.error;
  return (
    <div
      ref={element}
      className={`relative flex-1 min-h-0 ${styles.slot}`}
      data-slot
      data-awaits={awaited}
      style={{ minHeight }}
    >
      <StageMirror
        label={label}
        targets={targets}
        buttons={buttons.current}
        announcement={announcement}
        onActivate={activate}
        onPoint={point}
        onKey={key}
      />
      <p className={styles.moment} role="status">
        {awaited && <span>One moment …</span>}
      </p>
    </div>
  );
}
