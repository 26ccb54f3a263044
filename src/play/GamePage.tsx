/** Runs any game from its definition: actor, effects, intro, session, and all exits. */
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActorRefFrom, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { BUILT_GAMES, type BuiltGame, entryOf } from '../../domain/built-games';
import type { PlayEntry } from '../../domain/journal';
import { selectIsAsking } from '../../machines/app/disclaimer.machine';
import type { GameResumed } from '../../machines/game';
import { storedChoices } from '../device/choices';
import { currentPerson, newPlay } from '../device/new-entries';
import { useServices } from '../services/context';
import { type BEGIN_AT_ONCE, CALM_NOW } from '../services/game-addresses';
import { useScreenAwake } from '../services/use-screen-awake';
import { createSceneRoom, type SceneHandle, SceneHost, ScenePlace } from '../stage/SceneHost';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { AskBefore } from './AskBefore';
import type { AnyGame } from './define-game';
import { BackToGames, GameFrame } from './GameFrame';
import { GameIntro } from './GameIntro';
import { GameContext, type RunningGame } from './game-context';
import { useAfterCheckIn } from './use-after-check-in';
import { useEarlyPresses } from './use-early-presses';
import { useEmitted } from './use-emitted';
import { findOffer, forgetSession, useOffer, usePlayingLock, useSaveSession } from './use-interrupted';
import { useOptions } from './use-options';
import { usePreload } from './use-preload';
import { useSessionFocus } from './use-session-focus';

interface GamePageProps {
  definition: AnyGame;
  /** Path at which the person opened the game. */
  address: string;
}

const selectHasSession = (snapshot: AnyMachineSnapshot): boolean => snapshot.hasTag('session');
const never = () => false;
const selectCanRepeat = (snapshot: AnyMachineSnapshot): boolean => snapshot.hasTag('canRepeat');
const selectIsFinished = (snapshot: AnyMachineSnapshot): boolean => snapshot.hasTag('finished');

export function GamePage({ definition, address }: GamePageProps) {
  const services = useServices();
  const [input] = useState(() => {
    const own = definition.input({
      seed: newSeed(),
      address,
      theme: services.theme.value,
      options: storedChoices.value[definition.slug] ?? null,
    });
    return services.inputFor?.(definition.slug, own) ?? own;
  });
  const actor: ActorRefFrom<AnyStateMachine> = useActorRef(definition.machine, {
    ...services.watched,
    clock: services.clock,
    input,
  });
  const built = BUILT_GAMES.find(({ slug }) => slug === definition.slug) as BuiltGame;
  const game = useMemo(() => entryOf(built), [built]);
  const hasSession = useSelector(actor, selectHasSession);
  const isFinished = useSelector(actor, selectIsFinished);
  const canRepeat = useSelector(actor, selectCanRepeat);
  const scene = useRef<SceneHandle>(null);
  const announced = useRef(actor.getSnapshot());
  const moodBefore: RunningGame['moodBefore'] = useRef(undefined);

  const play = useRef<PlayEntry | undefined>(undefined);

  useEmitted(actor, game.id, definition.cues, moodBefore, play);
  useOptions(actor, definition);
  useSaveSession(actor, definition, address, play);
  usePlayingLock(definition.slug, hasSession);
  const isAhead = usePreload(definition, hasSession);
  const [room] = useState(createSceneRoom);
  useSessionFocus(hasSession, isFinished);
  useScreenAwake(useSelector(actor, definition.screenStaysOn ?? never));
  useEffect(() => definition.attach?.(actor, services), [definition, actor, services]);
  useAmbienceOfSession(hasSession);
  useClockInHiddenTab(hasSession && definition.whenHidden === 'waits');

  const earlyPresses = useEarlyPresses();
  const tell = useCallback(() => {
    earlyPresses.shown();
    services.sound.release();
    actor.send({ type: 'session.shown', at: services.clock.now() });
  }, [actor, services, earlyPresses]);
  const enter = useCallback(
    (event: { readonly type: 'game.started' } | GameResumed<unknown>) => {
      earlyPresses.begun();
      announced.current = actor.getSnapshot();
      actor.send(event);
      if (definition.shownBy === 'words') requestAnimationFrame(tell);
      // A restarted session keeps its scene, so this call asks the scene to report its next frame. A new scene reports
      // its first frame by itself.
      else scene.current?.whenShown(tell);
    },
    [actor, definition, tell, earlyPresses],
  );
  const begin = useCallback(() => enter({ type: 'game.started' }), [enter]);
  useStartAtOnce(begin);

  const { toasts, checkIn, sound, recorder, database } = services;
  const keepGoing = useCallback(() => {
    checkIn.send({ type: 'postponed' });
    sound.hold();
    sound.play({ type: 'cue', cue: 'button' });
    begin();
  }, [checkIn, sound, begin]);
  const words = useOffer(definition, address, !hasSession)?.words;
  useEffect(() => {
    if (!hasSession) return;
    return () => checkIn.send({ type: 'session.ended' });
  }, [checkIn, hasSession]);
  const goOn = useCallback(async () => {
    // Reads the offer again, because another tab may have resumed the session.
    const now = await findOffer(database, definition, address).catch(() => undefined);
    void forgetSession(database, definition.slug);
    if (!now) return;
    const { play: before } = now.session;
    play.current = before?.person === currentPerson() && before.game === game.id ? before : undefined;
    enter({ type: 'game.resumed', saved: now.saved });
    if (play.current) return;
    play.current = newPlay({ game: game.id });
    void recorder.queue(play.current);
  }, [definition, address, game, enter, recorder, database]);
  const leave = useCallback(() => {
    const before = actor.getSnapshot();
    scene.current?.finish();
    actor.send({ type: 'game.left' });
    if (selectHasSession(before) && !selectIsFinished(before))
      toasts.show({ title: 'Stopped. That still counts.', description: 'Come back whenever you like.' });
  }, [actor, toasts]);
  // Opening another page ends the session like Back. A layout effect ends it before the machine's listeners are
  // removed.
  useLayoutEffect(() => leave, [leave]);
  useEffect(() => {
    // A hidden page may never become visible again.
    const finish = () => scene.current?.finish();
    window.addEventListener('pagehide', finish, { capture: true });
    return () => window.removeEventListener('pagehide', finish, { capture: true });
  }, []);

  const announce = useCallback(
    (before: AnyMachineSnapshot, after: AnyMachineSnapshot) =>
      definition.announce?.(before, after, services.settings.value.hideFigures),
    [definition, services],
  );
  const { intro, Play } = definition;
  const isPlayShown = hasSession || intro === 'play';
  return (
    <GameContext
      value={useMemo(
        () => ({
          game,
          begin,
          moodBefore,
          keepGoing: canRepeat ? keepGoing : undefined,
          goOn: words === undefined ? undefined : { words, act: goOn },
        }),
        [game, begin, canRepeat, keepGoing, words, goOn],
      )}
    >
      <GameFrame
        title={definition.pageTitle}
        heading={definition.heading}
        className={definition.scenery}
        onLeave={hasSession ? leave : undefined}
      >
        {intro === 'play' && !hasSession && (
          <>
            <BackToGames />
            <AskBefore />
          </>
        )}
        {(isPlayShown || isAhead) &&
          createPortal(
            <SceneHost
              actor={actor}
              load={definition.scene}
              label={definition.sceneLabel}
              announce={announce}
              announced={announced}
              handle={scene}
              isAhead={!isPlayShown}
              onShown={definition.shownBy === 'scene' ? tell : undefined}
            />,
            room,
          )}
        {isPlayShown && definition.announcement && (
          <Announcement actor={actor} select={definition.announcement} />
        )}
        {isPlayShown && (
          <Play
            actor={actor}
            takePicture={async () => scene.current?.picture()}
            scene={<ScenePlace room={room} />}
          />
        )}
        {!hasSession && intro !== 'play' && (
          <GameIntro game={game} heading={definition.heading} intro={intro} actor={actor} />
        )}
      </GameFrame>
    </GameContext>
  );
}

interface AnnouncementProps {
  actor: ActorRefFrom<AnyStateMachine>;
  select: (snapshot: AnyMachineSnapshot) => string;
}

/** The current announcement for screen readers. A component of its own, so that it alone renders at each change. */
const Announcement = ({ actor, select }: AnnouncementProps) => (
  <VisuallyHidden>
    <span role="status">{useSelector(actor, select)}</span>
  </VisuallyHidden>
);

/** Continues the ambience of the previous session in this one, and stops the ambience at the end. */
function useAmbienceOfSession(hasSession: boolean): void {
  const { ambience } = useServices();
  useEffect(() => {
    if (!hasSession) return;
    ambience.enterGame();
    return ambience.leaveGame;
  }, [ambience, hasSession]);
}

/** Stops the game's clock while the tab is hidden, if `isWaiting` is true. */
function useClockInHiddenTab(isWaiting: boolean): void {
  const { clock } = useServices();
  useEffect(() => {
    if (!isWaiting) return;
    const follow = () => (document.hidden ? clock.hold('hidden') : clock.release('hidden'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      clock.release('hidden');
    };
  }, [clock, isWaiting]);
}

/**
 * Starts a session immediately at {@link CALM_NOW} and for a link with {@link BEGIN_AT_ONCE}, but not before the
 * disclaimer is closed. A later return to the same history entry does not start the game again.
 */
function useStartAtOnce(begin: () => void): void {
  const afterCheckIn = useAfterCheckIn();
  const { disclaimer } = useServices();
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isLinked = (state as Partial<typeof BEGIN_AT_ONCE> | null)?.beginsAtOnce === true;
  const isWaiting = useSelector(disclaimer, selectIsAsking);
  const isAsked = (isLinked || `${pathname}${search}` === CALM_NOW) && !isWaiting;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (isAsked === hasBegun.current) return;
    hasBegun.current = isAsked;
    if (!isAsked) return;
    navigate(pathname, { replace: true, state: null });
    afterCheckIn(begin);
  }, [isAsked, pathname, navigate, begin, afterCheckIn]);
}

/** Returns a random seed for a new game. The machines have no other source of randomness. */
function newSeed(): number {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return seed as number;
}
