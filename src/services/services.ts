/** Objects that live as long as the app: the clock, the app's actors, and stored values. */
import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, createActor, fromPromise, type InspectionEvent } from 'xstate';
import type { GameSlug } from '../../domain/built-games';
import { createSingleFlight } from '../../domain/single-flight';
import { Clock } from '../../engine/stage/clock';
import { accessMachine } from '../../machines/app/access.machine';
import { checkInMachine, type MoodToSave } from '../../machines/app/check-in.machine';
import { disclaimerMachine } from '../../machines/app/disclaimer.machine';
import { notifyOtherTabs } from '../data/journal-changes';
import { createQueryClient } from '../data/query-client';
import { JournalRecorder } from '../device/journal-recorder';
import { localDayAndHour } from '../device/local-day-and-hour';
import { newMood, newMusic } from '../device/new-entries';
import { type Settings, storedSettings } from '../device/settings';
import type { Stored } from '../device/stored';
import type { Database } from '../device/tables';
import {
  storedCheckInSkipTime,
  storedDisclaimer,
  storedFirstJournalDay,
  storedPremium,
  storedTriesLeft,
} from '../device/values';
import { type AccountActor, createAccountActor } from './account';
import { AmbienceControl } from './ambience-control';
import { Dialogs } from './dialogs';
import { RunningSession } from './running-session';
import { Sound } from './sound';
import { CurrentTheme } from './theme';
import { Toasts } from './toasts';

/** Hooks for the QA build (`tests/qa`). The public build sets none. */
export interface QaHooks {
  readonly clock: Clock;
  /** Receives the inspection events of all actors on the page. */
  readonly inspect: (event: InspectionEvent) => void;
  /** Returns a game's recorded input in a replay, otherwise `own` with the seed that the tester chose, if any. */
  readonly inputFor: (slug: GameSlug, own: unknown) => unknown;
}

/** Options of all actors. Only the QA build sets them. */
type Watched = Partial<Pick<QaHooks, 'inspect'>>;

export interface Services {
  readonly clock: Clock;
  readonly access: ActorRefFrom<typeof accessMachine>;
  /** The signed-in user. The layout starts this actor, except in checkout, which needs no account. */
  readonly account: AccountActor;
  readonly checkIn: ActorRefFrom<typeof checkInMachine>;
  readonly disclaimer: ActorRefFrom<typeof disclaimerMachine>;
  readonly settings: Stored<Settings>;
  readonly theme: CurrentTheme;
  readonly toasts: Toasts;
  readonly dialogs: Dialogs;
  readonly session: RunningSession;
  readonly sound: Sound;
  readonly ambience: AmbienceControl;
  /** Opens the database at the first call. */
  readonly database: () => Promise<Database>;
  readonly recorder: JournalRecorder;
  readonly queryClient: QueryClient;
  readonly watched: Watched;
  readonly inputFor?: QaHooks['inputFor'] | undefined;
}

const TROUBLE = {
  'not-persistent':
    'This browser keeps nothing for this site, so your journal will be gone when you close it. You can export it in Profile.',
  failed: "Your browser couldn't save to your journal just now. Nothing is lost, and we'll try again.",
} as const;

/** Reads premium and free tries from the device, stores every change, and follows other tabs. */
function startAccess(watched: Watched): Services['access'] {
  const read = () => ({ isPremium: storedPremium.value, trialGamesRemaining: storedTriesLeft.value });
  const actor = createActor(accessMachine, { ...watched, input: read() });
  let last = actor.getSnapshot().context;
  actor.subscribe(({ context }) => {
    if (context.isPremium !== last.isPremium) storedPremium.set(context.isPremium);
    if (context.trialGamesRemaining !== last.trialGamesRemaining)
      storedTriesLeft.set(context.trialGamesRemaining);
    last = context;
  });
  const follow = () => {
    const changed = read();
    // Another tab has stored this change already. This tab writes only its own changes.
    last = { ...last, ...changed };
    actor.send({ type: 'device.changed', ...changed });
  };
  storedPremium.onOtherTab(follow);
  storedTriesLeft.onOtherTab(follow);
  return actor.start();
}

function startDisclaimer(watched: Watched): Services['disclaimer'] {
  const actor = createActor(disclaimerMachine, { ...watched, input: { accepted: storedDisclaimer.value } });
  actor.on('accepted', () => storedDisclaimer.set(true));
  actor.on('cancelled', () => console.info('The medical disclaimer was cancelled'));
  return actor.start();
}

function startCheckIn({
  clock,
  recorder,
  settings,
  watched,
}: Pick<Services, 'clock' | 'recorder' | 'settings' | 'watched'>): Services['checkIn'] {
  const machine = checkInMachine.provide({
    actors: {
      saveMood: fromPromise<void, MoodToSave>(async ({ input: { mood, after, play } }) => {
        await recorder.write(
          newMood({ mood, when: 'after', ...(after !== null && { after }), ...(play !== null && { play }) }),
        );
      }),
    },
  });
  const isOn = settings.value.checkInReminders;
  const actor = createActor(machine, {
    ...watched,
    clock,
    input: { lastSkipAt: storedCheckInSkipTime.value, isOn },
  });
  settings.subscribe(() => actor.send({ type: 'reminders.changed', isOn: settings.value.checkInReminders }));
  actor.on('skip.saved', ({ at }) => storedCheckInSkipTime.set(at));
  storedCheckInSkipTime.onOtherTab(() =>
    actor.send({ type: 'skip.reported', lastSkipAt: storedCheckInSkipTime.value, at: Date.now() }),
  );
  return actor.start();
}

export function createServices(qa?: QaHooks): Services {
  const watched: Watched = qa ? { inspect: qa.inspect } : {};
  const clock = qa?.clock ?? new Clock();
  const sound = new Sound(clock, storedSettings);
  const toasts = new Toasts(() => sound.play({ type: 'cue', cue: 'toast' }));
  const database = createSingleFlight(async () => (await import('../device/database')).openDatabase());
  const recorder = new JournalRecorder(
    async () => new (await import('../device/journal')).Journal(await database()),
    (trouble) => toasts.show({ title: 'Your journal', description: TROUBLE[trouble] }),
    () => storedSettings.value.dataCollection,
  );
  recorder.subscribe(notifyOtherTabs);
  recorder.subscribe(() => {
    if (storedFirstJournalDay.value === null) storedFirstJournalDay.set(localDayAndHour(Date.now()).day);
  });
  const theme = new CurrentTheme(storedSettings);
  const ambience = new AmbienceControl({
    background: sound.background,
    settings: storedSettings,
    theme,
    onMusic: (seconds) => void recorder.queue(newMusic({ seconds })),
  });
  const dialogs = new Dialogs();
  const queryClient = createQueryClient();
  const account = createAccountActor(recorder, queryClient, () => dialogs.open('codes'), watched);
  return {
    clock,
    settings: storedSettings,
    theme,
    ambience,
    toasts,
    dialogs,
    sound,
    database,
    recorder,
    access: startAccess(watched),
    account,
    checkIn: startCheckIn({ clock, recorder, settings: storedSettings, watched }),
    disclaimer: startDisclaimer(watched),
    session: new RunningSession(),
    queryClient,
    watched,
    inputFor: qa?.inputFor,
  };
}
