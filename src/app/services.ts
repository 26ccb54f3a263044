/** Everything that lives as long as the app: the clock, the app's actors, and what is kept on the device. */
import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Mood } from '../../domain/mood';
import { Clock } from '../../engine/core/clock';
import { accessMachine } from '../../machines/app/access.machine';
import { checkInMachine } from '../../machines/app/check-in.machine';
import { disclaimerMachine } from '../../machines/app/disclaimer.machine';
import { sendOrAnswer, tellOtherTabs } from '../data/analytics-calls';
import { createQueryClient } from '../data/query-client';
import { newMood } from '../device/entries';
import {
  keepDisclaimerAccepted,
  keepLastCheckIn,
  keepPremium,
  keepTrialGames,
  readDisclaimerAccepted,
  readLastCheckIn,
  readPremium,
  readTrialGames,
} from '../device/kept';
import { Recorder } from '../device/recorder';
import { SettingsStore } from '../device/settings';
import { onOtherTab } from '../device/storage';
import { Dialogs } from './dialogs';
import { Session } from './session';
import { Sound } from './sound';
import { CurrentTheme } from './theme';
import { Toasts } from './toasts';

export interface Services {
  readonly clock: Clock;
  readonly access: ActorRefFrom<typeof accessMachine>;
  readonly checkIn: ActorRefFrom<typeof checkInMachine>;
  readonly disclaimer: ActorRefFrom<typeof disclaimerMachine>;
  readonly settings: SettingsStore;
  readonly theme: CurrentTheme;
  readonly toasts: Toasts;
  readonly dialogs: Dialogs;
  readonly session: Session;
  readonly sound: Sound;
  readonly recorder: Recorder;
  readonly queryClient: QueryClient;
}

const TROUBLE = {
  'not-kept': 'This browser keeps nothing for this site, so your journal will be gone when you close it.',
  failed: 'Your browser could not write to your journal just now. Nothing is lost; it will be tried again.',
} as const;

/** Premium and free tries: read from the device, written on every change, followed across tabs. */
function startAccess(): Services['access'] {
  const read = () => ({ isPremium: readPremium(), trialGamesRemaining: readTrialGames() });
  const actor = createActor(accessMachine, { input: read() });
  let last = actor.getSnapshot().context;
  actor.subscribe(({ context }) => {
    if (context.isPremium !== last.isPremium) keepPremium(context.isPremium);
    if (context.trialGamesRemaining !== last.trialGamesRemaining) keepTrialGames(context.trialGamesRemaining);
    last = context;
  });
  onOtherTab(() => {
    const changed = read();
    // Already kept: only what this tab changes is written.
    last = { ...last, ...changed };
    actor.send({ type: 'device.changed', ...changed });
  });
  return actor.start();
}

function startDisclaimer(): Services['disclaimer'] {
  const actor = createActor(disclaimerMachine, { input: { accepted: readDisclaimerAccepted() } });
  actor.on('accepted', keepDisclaimerAccepted);
  actor.on('cancelled', () => console.info('The medical disclaimer was cancelled'));
  return actor.start();
}

/** What is said after a mood was kept; 'Not Great' is answered in the dialog itself. */
const THANKS: Partial<Record<Mood, string>> = {
  positive: 'Glad to hear it. Noted.',
  neutral: 'Thanks for checking in.',
};

function startCheckIn({
  clock,
  recorder,
  settings,
  toasts,
  sound,
}: Pick<Services, 'clock' | 'recorder' | 'settings' | 'toasts' | 'sound'>): Services['checkIn'] {
  const machine = checkInMachine.provide({
    actors: {
      keepMood: fromPromise<void, { mood: Mood; after: string | null }>(({ input: { mood, after } }) =>
        recorder.write(newMood({ mood, ...(after !== null && { after }) })),
      ),
    },
  });
  const isOn = settings.value.checkInReminders;
  const actor = createActor(machine, { clock, input: { lastSkipAt: readLastCheckIn(), isOn } });
  settings.subscribe(() => actor.send({ type: 'reminders.changed', isOn: settings.value.checkInReminders }));
  actor.on('skip.kept', ({ at }) => keepLastCheckIn(at));
  actor.on('mood.kept', ({ mood }) => {
    sound.play({ type: 'cue', cue: 'check-in' });
    const thanks = THANKS[mood];
    if (!thanks) return;
    toasts.showSilently({
      title: thanks,
      description: settings.value.dataCollection
        ? 'It stands in your journal.'
        : 'Nothing was written down, as you wish.',
    });
  });
  return actor.start();
}

export function createServices(): Services {
  const clock = new Clock();
  const settings = new SettingsStore();
  const sound = new Sound(clock, settings);
  const toasts = new Toasts(() => sound.play({ type: 'cue', cue: 'toast' }));
  const recorder = new Recorder(
    async () => (await import('../device/journal')).openJournal(),
    (trouble) => toasts.show({ title: 'Your journal', description: TROUBLE[trouble] }),
    () => settings.value.dataCollection,
  );
  recorder.subscribe(tellOtherTabs);
  return {
    clock,
    settings,
    theme: new CurrentTheme(settings),
    toasts,
    dialogs: new Dialogs(),
    sound,
    recorder,
    access: startAccess(),
    checkIn: startCheckIn({ clock, recorder, settings, toasts, sound }),
    disclaimer: startDisclaimer(),
    session: new Session(),
    queryClient: createQueryClient(sendOrAnswer(recorder)),
  };
}
