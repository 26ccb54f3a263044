/** Objects that live as long as the app: the clock, the app's actors, and stored values. */
import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { Clock } from '../../engine/stage/clock';
import { accessMachine } from '../../machines/app/access.machine';
import { checkInMachine, type MoodToSave } from '../../machines/app/check-in.machine';
import { disclaimerMachine } from '../../machines/app/disclaimer.machine';
import { sendOrAnswer, tellOtherTabs } from '../data/analytics-calls';
import { createQueryClient } from '../data/query-client';
import { newMood, newMusic } from '../device/new-entries';
import { Recorder } from '../device/recorder';
import { SettingsStore } from '../device/settings';
import { keptDisclaimer, keptInvited, keptPremium, keptSkip, keptTries } from '../device/stored-values';
import { type AccountActor, createAccount } from './account';
import { AmbienceControl } from './ambience-control';
import { Dialogs } from './dialogs';
import { Session } from './session';
import { Sound } from './sound';
import { CurrentTheme } from './theme';
import { Toasts } from './toasts';

export interface Services {
  readonly clock: Clock;
  readonly access: ActorRefFrom<typeof accessMachine>;
  /** The signed-in user. The layout starts the actor, except in checkout, which needs no account. */
  readonly account: AccountActor;
  readonly checkIn: ActorRefFrom<typeof checkInMachine>;
  readonly disclaimer: ActorRefFrom<typeof disclaimerMachine>;
  readonly settings: SettingsStore;
  readonly theme: CurrentTheme;
  readonly toasts: Toasts;
  readonly dialogs: Dialogs;
  readonly session: Session;
  readonly sound: Sound;
  readonly ambience: AmbienceControl;
  readonly recorder: Recorder;
  readonly queryClient: QueryClient;
}

const TROUBLE = {
  'not-persistent':
    'This browser keeps nothing for this site, so your journal will be gone when you close it. You can export it in Profile.',
  failed: "Your browser couldn't save to your journal just now. Nothing is lost, and we'll try again.",
} as const;

/** Premium and free tries: read from the device, stored on every change, followed across tabs. */
function startAccess(): Services['access'] {
  const read = () => ({ isPremium: keptPremium.value, trialGamesRemaining: keptTries.value });
  const actor = createActor(accessMachine, { input: read() });
  let last = actor.getSnapshot().context;
  actor.subscribe(({ context }) => {
    if (context.isPremium !== last.isPremium) keptPremium.set(context.isPremium);
    if (context.trialGamesRemaining !== last.trialGamesRemaining) keptTries.set(context.trialGamesRemaining);
    last = context;
  });
  const follow = () => {
    const changed = read();
    // Another tab has stored this already: only this tab's own changes are written.
    last = { ...last, ...changed };
    actor.send({ type: 'device.changed', ...changed });
  };
  keptPremium.onOtherTab(follow);
  keptTries.onOtherTab(follow);
  return actor.start();
}

function startDisclaimer(): Services['disclaimer'] {
  const actor = createActor(disclaimerMachine, { input: { accepted: keptDisclaimer.value } });
  actor.on('accepted', () => keptDisclaimer.set(true));
  actor.on('cancelled', () => console.info('The medical disclaimer was cancelled'));
  return actor.start();
}

function startCheckIn({
  clock,
  recorder,
  settings,
}: Pick<Services, 'clock' | 'recorder' | 'settings'>): Services['checkIn'] {
  const machine = checkInMachine.provide({
    actors: {
      saveMood: fromPromise<boolean, MoodToSave>(async ({ input: { mood, after, play } }) => {
        await recorder.write(
          newMood({ mood, when: 'after', ...(after !== null && { after }), ...(play !== null && { play }) }),
        );
        const { dataCollection, moodBefore } = settings.value;
        return dataCollection && !moodBefore && !keptInvited.value;
      }),
    },
  });
  const isOn = settings.value.checkInReminders;
  const actor = createActor(machine, { clock, input: { lastSkipAt: keptSkip.value, isOn } });
  settings.subscribe(() => actor.send({ type: 'reminders.changed', isOn: settings.value.checkInReminders }));
  actor.on('skip.saved', ({ at }) => keptSkip.set(at));
  actor.on('invited', () => keptInvited.set(true));
  actor.on('invitation.answered', ({ isWanted }) => isWanted && settings.change({ moodBefore: true }));
  keptSkip.onOtherTab(() => actor.send({ type: 'skip.heard', lastSkipAt: keptSkip.value, at: Date.now() }));
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
  const theme = new CurrentTheme(settings);
  const ambience = new AmbienceControl({
    background: sound.background,
    settings,
    theme,
    onMusic: (seconds) => void recorder.queue(newMusic({ seconds })),
  });
  const dialogs = new Dialogs();
  return {
    clock,
    settings,
    theme,
    ambience,
    toasts,
    dialogs,
    sound,
    recorder,
    access: startAccess(),
    account: createAccount(recorder, () => dialogs.open('codes')),
    checkIn: startCheckIn({ clock, recorder, settings }),
    disclaimer: startDisclaimer(),
    session: new Session(),
    queryClient: createQueryClient(sendOrAnswer(recorder)),
  };
}
