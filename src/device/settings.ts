/** The person's settings. A field with an invalid value gets its default, and the other fields stay. */
import type { BusName } from '../../engine/audio/buses';
import { isUnknownRecord, schemaFrom, stored } from './stored';

const THEMES = ['system', 'day', 'night'] as const;
/** `system` follows the device. */
export type ThemeChoice = (typeof THEMES)[number];

/** Volume of each bus, 0-100 in whole numbers. */
type Volumes = Readonly<Record<BusName, number>>;

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
  /** Whether the controls of a session never fade. */
  readonly keepControls: boolean;
  /** Whether pieces of a puzzle have short names for assistive technology. */
  readonly shortNames: boolean;
  readonly muted: boolean;
}
export type SwitchName = keyof Switches;

export interface Settings extends Switches {
  readonly theme: ThemeChoice;
  readonly volumes: Volumes;
  /** Whether music plays in a session. Null until the person has decided: no music plays, and the intros ask. */
  readonly music: boolean | null;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  // As in `DEFAULT_MIX_VOLUMES` (engine/audio), in percent, with music on. A page without sound does not load that module.
  volumes: { ambience: 50, music: 70, effects: 70, voice: 100 },
  music: null,
  checkInReminders: true,
  moodBefore: false,
  dailyReminders: true,
  weeklyUpdates: true,
  backgroundAudio: true,
  soundEffects: true,
  dataCollection: true,
  autoPlayNext: true,
  hideFigures: false,
  keepControls: false,
  shortNames: false,
  muted: false,
};

const isVolume = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100;

/** Returns the fallback with those fields of a stored record that pass a test. */
function fill<T extends object>(fallback: T, record: unknown, isValid: (value: unknown) => boolean): T {
  const fields = isUnknownRecord(record) ? record : {};
  const filled = Object.entries(fallback).map(([name, own]) => [
    name,
    isValid(fields[name]) ? fields[name] : own,
  ]);
  return Object.fromEntries(filled) as T;
}

export const storedSettings = stored<Settings>(
  'stillgrove.settings',
  schemaFrom((value) =>
    isUnknownRecord(value)
      ? {
          ...fill(DEFAULT_SETTINGS, value, (one) => typeof one === 'boolean'),
          theme: THEMES.find((theme) => theme === value.theme) ?? DEFAULT_SETTINGS.theme,
          volumes: fill(DEFAULT_SETTINGS.volumes, value.volumes, isVolume),
        }
      : undefined,
  ),
  DEFAULT_SETTINGS,
);
