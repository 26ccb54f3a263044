/** Selects the voice that reads aloud. */

/** Fields of SpeechSynthesisVoice on which the selection depends. */
export interface SpokenVoice {
  readonly name: string;
  /** BCP 47 (`en-GB`). Some devices write `en_GB`. */
  readonly lang: string;
  /** False if the voice sends the text to a server. */
  readonly localService: boolean;
}

/** Names of women's voices from Apple, Google, Microsoft and eSpeak, because the API has no field for gender. */
const FEMALE_NAMES =
  /\b(?:agnes|alice|allison|amelie|amira|ana|anna|aria|ava|bella|catherine|claire|clara|daria|elsa|emily|emma|eva|evelyn|fiona|flo|grandma|hazel|heera|helena|isha|jenny|joana|joelle|kanya|karen|kate|kathy|kyoko|lana|laura|lekha|libby|linda|luciana|maisie|martha|mia|michelle|milena|moira|monica|natasha|neerja|nicky|nora|paulina|princess|samantha|sandy|sara|satu|serena|shelley|sonia|stephanie|susan|tessa|veena|vicki|victoria|yelda|yuna|zira|zoe|zosia|zuzana)\b/i;

const isFemale = ({ name }: SpokenVoice): boolean => /\bfemale\b/i.test(name) || FEMALE_NAMES.test(name);

const languageOf = ({ lang }: SpokenVoice): string => lang.replace('_', '-').toLowerCase();

const isEnglish = (voice: SpokenVoice): boolean => /^en\b/.test(languageOf(voice));

const isBritish = (voice: SpokenVoice): boolean => languageOf(voice).startsWith('en-gb');

/** Rules of the selection among English voices, in the order of the specification. The last rule accepts every voice. */
const WISHES: readonly ((voice: SpokenVoice) => boolean)[] = [
  (voice) => isBritish(voice) && isFemale(voice),
  isBritish,
  isFemale,
  () => true,
];

/**
 * Selects a British woman's voice. Without one it selects any British voice, then any English woman's voice, then the
 * first English voice of the list. A voice that sends the text to a server is used only if the device has no local voice.
 * @returns undefined without such an English voice
 */
export function chooseEnglishVoice<TVoice extends SpokenVoice>(
  voices: readonly TVoice[],
): TVoice | undefined {
  const hasLocal = voices.some(({ localService }) => localService);
  const able = voices.filter((voice) => isEnglish(voice) && (voice.localService || !hasLocal));
  for (const wish of WISHES) {
    const found = able.find(wish);
    if (found) return found;
  }
  return undefined;
}
