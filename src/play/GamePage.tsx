import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActorRefFrom, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { selectIsAsking } from '../../machines/app/disclaimer.machine';
import { storedIntroChoices } from '../device/intro-choices';
import { useServices } from '../services/context';
import { CALM_NOW_ADDRESS, type ImmediateStartState } from '../services/game-addresses';
import { useScreenAwake } from '../services/use-screen-awake';
import { SceneHost, ScenePlace } from '../stage/SceneHost';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { AskMood } from './AskBefore';
import type { AnyGame } from './define-game';
import { BackToGames, GameFrame } from './GameFrame';
import { GameIntro, IntroBackdrop } from './GameIntro';
import { OpenedGame } from './opened-game';
import { PlayContext, usePlayState } from './play-context';

interface GamePageProps {
  definition: AnyGame;
  /** Path at which the person opened the game. */
  address: string;
}

const never = () => false;

export function GamePage({ definition, address }: GamePageProps) {
  const services = useServices();
  const [input] = useState(() => {
    const own = definition.input({
      seed: newSeed(),
      address,
      theme: services.theme.value,
      options: storedIntroChoices.value[definition.slug] ?? null,
    });
    return services.inputFor?.(definition.slug, own) ?? own;
  });
  const actor: ActorRefFrom<AnyStateMachine> = useActorRef(definition.machine, {
    ...services.watched,
    clock: services.clock,
    input,
  });
  const [play] = useState(() => new OpenedGame(definition, address, actor, services));
  // A layout effect, because its end must precede the end of the actor.
  useLayoutEffect(() => play.open(), [play]);
  const { hasSession, isFinished, isAhead } = usePlayState(play);
  useEffect(() => {
    if (play.focus.settle() && hasSession && !isFinished) play.focusScene();
  }, [play, hasSession, isFinished]);
  useScreenAwake(useSelector(actor, definition.screenStaysOn ?? never));
  useStartAtOnce(play);

  const { intro, Play: PlayScreen } = definition;
  const isPlayShown = hasSession || intro === 'play';
  return (
    <PlayContext value={play}>
      <GameFrame
        title={definition.pageTitle}
        heading={definition.heading}
        className={definition.scenery}
        onLeave={hasSession ? play.leave : undefined}
      >
        {intro !== 'play' && <IntroBackdrop game={play.game} isGone={hasSession} />}
        {intro === 'play' && !hasSession && (
          <>
            <BackToGames />
            <AskMood />
          </>
        )}
        {(isPlayShown || isAhead) &&
          createPortal(
            <SceneHost
              actor={actor}
              load={definition.scene}
              label={definition.sceneLabel}
              announce={play.announce}
              beforeSession={play.beforeSession}
              handle={play.holdScene}
              isAhead={!isPlayShown}
              onShown={definition.shownBy === 'scene' ? play.shown : undefined}
            />,
            play.room,
          )}
        {isPlayShown && definition.announcement && (
          <Announcement actor={actor} select={definition.announcement} />
        )}
        {isPlayShown && (
          <PlayScreen actor={actor} takePicture={play.takePicture} scene={<ScenePlace room={play.room} />} />
        )}
        {!hasSession && intro !== 'play' && (
          <GameIntro game={play.game} heading={definition.heading} intro={intro} actor={actor} />
        )}
      </GameFrame>
    </PlayContext>
  );
}

interface AnnouncementProps {
  actor: ActorRefFrom<AnyStateMachine>;
  select: (snapshot: AnyMachineSnapshot) => string;
}

/** A component of its own, so that only this one renders at each change. */
const Announcement = ({ actor, select }: AnnouncementProps) => (
  <VisuallyHidden>
    <span role="status">{useSelector(actor, select)}</span>
  </VisuallyHidden>
);

/**
 * Starts a session at {@link CALM_NOW_ADDRESS} and for a link with {@link ImmediateStartState}, but not before the disclaimer is closed. A
 * later return to the same history entry starts nothing.
 */
function useStartAtOnce({ begin }: OpenedGame): void {
  const { disclaimer } = useServices();
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const way =
    `${pathname}${search}` === CALM_NOW_ADDRESS ? 'link' : (state as ImmediateStartState | null)?.begins;
  const isWaiting = useSelector(disclaimer, selectIsAsking);
  const isAsked = way !== undefined && !isWaiting;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (isAsked === hasBegun.current) return;
    hasBegun.current = isAsked;
    if (!isAsked) return;
    navigate(pathname, { replace: true, state: null });
    begin(way);
  }, [isAsked, way, pathname, navigate, begin]);
}

/** Seed of a new game, whose machine has no other source of randomness. */
function newSeed(): number {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return seed as number;
}
