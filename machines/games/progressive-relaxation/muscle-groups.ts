/** The six parts of the body, in order, with their texts. */

export interface MuscleGroup {
  readonly id: string;
  readonly title: string;
  /** Duration from the specification, s. The whole body has the same phases as its parts. */
  readonly duration: number;
  /** Full instructions. */
  readonly instructions: string;
  /** Spoken during the tense phase: at most ten words, which fit into five seconds. */
  readonly tense: string;
  /** Spoken during the release: at most twenty words, which fit into ten seconds. */
  readonly release: string;
  readonly ifItHurts: string;
}

export const MUSCLE_GROUPS: readonly MuscleGroup[] = [
  {
    id: 'hands-arms',
    title: 'Hands and Arms',
    duration: 15,
    instructions:
      'Make loose fists and bend your elbows a little. Tighten your hands and arms to about half your strength, then let them fall open and heavy.',
    tense: 'Gentle fists. Arms in. Hold, and keep breathing.',
    release:
      'Let go. Open your hands. Feel the weight of your arms, and the warmth moving to your fingertips.',
    ifItHurts: 'Press your palms lightly together instead, or just imagine it.',
  },
  {
    id: 'shoulders-neck',
    title: 'Shoulders and Neck',
    duration: 15,
    instructions:
      'Lift your shoulders toward your ears, only as far as is easy. Keep your neck long. Then let your shoulders slide down and widen.',
    tense: 'Lift your shoulders. Hold softly. Keep breathing.',
    release: 'Let them drop. Lower than before. Notice the space between your shoulders and your ears.',
    ifItHurts: 'Skip the lift. Breathe in wide, and breathe out slow.',
  },
  {
    id: 'face',
    title: 'Face',
    duration: 15,
    instructions:
      'Scrunch your whole face: forehead, eyes, nose and jaw. Keep your teeth apart. Then smooth it all out.',
    tense: 'Scrunch your face gently. Teeth apart. Hold.',
    release: 'Smooth it out. Forehead wide, eyes soft, jaw loose. Let your tongue rest.',
    ifItHurts: 'Raise your eyebrows a little instead.',
  },
  {
    id: 'chest-abdomen',
    title: 'Chest and Abdomen',
    duration: 15,
    instructions:
      'Take an easy breath in and firm your stomach, as if bracing for a laugh. Then breathe out and let your belly go soft.',
    tense: 'Firm your stomach a little, as if about to laugh.',
    release: 'Breathe out, and let your belly soften. Let the next few breaths move it on their own.',
    ifItHurts: 'Rest a hand on your belly and feel it move.',
  },
  {
    id: 'legs-feet',
    title: 'Legs and Feet',
    duration: 15,
    instructions:
      'Press your heels down and point your toes gently toward you, so your legs firm up. Then let your legs roll loose.',
    tense: 'Heels down, toes toward you. Firm. Hold.',
    release: 'Let go. Legs heavy, feet loose. Notice where the floor or bed is holding you.',
    ifItHurts: 'Press your feet flat instead. Stop if a cramp starts.',
  },
  {
    id: 'full-body',
    title: 'Full Body',
    duration: 20,
    instructions:
      'Firm everything at once, lightly: hands, shoulders, face, stomach and legs. Then let it all go together.',
    tense: 'Firm everything, lightly. Hold, and breathe.',
    release: 'Let it all go at once. Nothing to hold up. Feel your whole body rest.',
    ifItHurts: 'Do only the parts that feel fine.',
  },
];

/** The final relaxation: large text, and the text below it. Spoken together. */
export const FINAL_CUE = 'Nothing left to do.';
export const FINAL_INSTRUCTIONS =
  'Let your breath come and go, and notice any part that feels a little easier.';

/** Text after the session. */
export const COMPLETE_TEXT =
  "You gave your body some time. That's enough for now. Stretch before you stand up.";

export const SAFETY_LINE =
  'Please skip tensing near an injury or recent surgery, and ask your care team if you are unsure.';

export const HOW_IT_WORKS: readonly string[] = [
  'You will firm one part of your body for 5 seconds, then let it go for 10.',
  'Use about half your strength. It should never hurt.',
  'Skip any part you like, for any reason.',
  'Keep breathing while you hold.',
];
