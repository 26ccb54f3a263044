/**
 * The person's settings, stored as one JSON record. A field with an invalid value gets its default, and the other
 * fields stay.
 */
import type { Bus } from '../../engine/audio/buses';
import { Kept } from './kept';
import { isFields, own, parseFields, SETTINGS_KEY, type ThemeChoice, themeFrom } from './stored-fields';

export { SETTINGS_KEY, type ThemeChoice } from './stored-fields';

/** Volume of each bus, 0-100 in whole numbers. */
type Volumes = Readonly<Record<Bus, number>>;

/** Settings that are on or off. */
interface Switches {
  /** Whether a check-in opens after a finished game. */
  readonly checkInReminders: boolean;
  /** Whether the app also asks for the mood before a game. */
  readonly moodBefore: boolean;
  readonly dailyReminders: boolean;
  readonly weeklyUpdates: boolean;
  readonly backgroundAudio: boolean;
  readonly soundEffects: boolean;
  /** Whether the journal on this device records new entries. */
  readonly dataCollection: boolean;
  /** Whether the ambience of one session continues in the next one. */
  readonly autoPlayNext: boolean;
  /** Whether timers and scores of games are hidden. */
  readonly hideFigures: boolean;
  /** Whether pieces of a puzzle have short names for assistive technology. */
  readonly shortNames: boolean;
  /** Whether all sound is off. */
  readonly muted: boolean;
}
export type Switch = keyof Switches;

export interface Settings extends Switches {
  readonly theme: ThemeChoice;
  readonly volumes: Volumes;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: themeFrom({}),
  // The volumes of `DEFAULT_MIX` in engine/audio, in percent. A page without sound does not load that module.
  volumes: { ambience: 50, effects: 70, voice: 100 },
  checkInReminders: true,
  moodBefore: false,
  dailyReminders: true,
  weeklyUpdates: true,
  backgroundAudio: true,
  soundEffects: true,
  dataCollection: true,
  autoPlayNext: true,
  hideFigures: false,
  shortNames: false,
  muted: false,
};

const SWITCHES = Object.entries(DEFAULT_SETTINGS).flatMap(([name, value]) =>
  typeof value === 'boolean' ? (name as Switch) : [],
);

const isVolume = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;

function volumesFrom(value: unknown): Volumes {
  const fields = isFields(value) ? value : {};
  const volume = (bus: Bus): number => {
    const stored = own(fields, bus);
    return isVolume(stored) ? stored : DEFAULT_SETTINGS.volumes[bus];
  };
  return { ambience: volume('ambience'), effects: volume('effects'), voice: volume('voice') };
}

/** Parses settings from stored text. Never throws. */
export function parseSettings(text: string | null): Settings {
  const fields = parseFields(text);
  const isOn = (name: Switch): boolean => {
    const stored = own(fields, name);
    return typeof stored === 'boolean' ? stored : DEFAULT_SETTINGS[name];
  };
  return {
    theme: themeFrom(fields),
    volumes: volumesFrom(own(fields, 'volumes')),
    ...(Object.fromEntries(SWITCHES.map((name) => [name, isOn(name)])) as unknown as Switches),
  };
}

/** Settings of this device. Every change is stored, and changes by other tabs apply in this tab. */
export class SettingsStore extends Kept<Settings> {
  constructor() {
    super({ key: SETTINGS_KEY, parse: parseSettings, format: JSON.stringify, fallback: DEFAULT_SETTINGS });
  }

  change = (changes: Partial<Settings>): void => this.set({ ...this.value, ...changes });
}
