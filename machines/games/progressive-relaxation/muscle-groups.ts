export interface MuscleGroup {
  readonly id: string;
  readonly title: string;
  /** Stated by the specification, s. No session uses it, because all parts have the same phases. */
  readonly duration: number;
  /** Large words of the tense phase, and of the release. */
  readonly tenseHeading: string;
  readonly releaseHeading: string;
  readonly instructions: string;
  /** At most ten words, which the voice can speak within five seconds. */
  readonly tense: string;
  /** At most twenty words, which the voice can speak within ten seconds. */
  readonly release: string;
  readonly ifItHurts: string;
  /** Replaces the tense phase and its instructions in 'Release only': at most ten words. */
  readonly notice: string;
  /** Of the release in 'Release only': at most twenty words. */
  readonly soften: string;
  /** Continues the release cue for a release of 40 s. */
  readonly longer: string;
  /** Second round: at most ten words. */
  readonly tenseAgain: string;
  /** Second round, for a release of 40 s. */
  readonly releaseAgain: string;
  /** Of the body scan, for 30 s. */
  readonly scan: string;
  /** Continues {@link scan} for a body scan of 55 s. */
  readonly scanMore: string;
}

export const MUSCLE_GROUPS: readonly MuscleGroup[] = [
  {
    id: 'hands-arms',
    title: 'Hands and Arms',
    duration: 15,
    instructions:
      'Make loose fists and bend your elbows a little. Tighten your hands and arms to about half your strength, then let them fall open and heavy.',
    tenseHeading: 'Gentle fists',
    releaseHeading: 'Open your hands',
    tense: 'Gentle fists. Arms in. Hold, and keep breathing.',
    release:
      'Let go. Open your hands. Feel the weight of your arms, and the warmth moving to your fingertips.',
    ifItHurts: 'Press your palms lightly together instead, or just imagine it.',
    notice: 'Bring your attention to your hands and arms.',
    soften: 'Let your hands open. Let your arms be as heavy as they like, down to the fingertips.',
    longer:
      'Let each finger rest by itself. Notice your palms, then your wrists. Let your elbows grow heavy. There is nothing to hold now.',
    tenseAgain: 'Once more, softer. Gentle fists.',
    releaseAgain:
      'And let go. Hands open, arms heavy. Notice what feels different from the first time. Let the ease travel on, past your wrists, up to your shoulders. Leave your hands just as they are.',
    scan: 'Come back to your hands and arms. You need not move them. Notice where they touch something. Perhaps they are warm, perhaps they tingle, perhaps neither. Let them be held.',
    scanMore:
      'Follow one arm, slowly, from the shoulder down to the tips of the fingers. Then follow the other. If you find a tight place, breathe out there, and let it soften in its own time.',
  },
  {
    id: 'shoulders-neck',
    title: 'Shoulders and Neck',
    duration: 15,
    instructions:
      'Lift your shoulders toward your ears, only as far as is easy. Keep your neck long. Then let your shoulders slide down and widen.',
    tenseHeading: 'Lift your shoulders',
    releaseHeading: 'Let them drop',
    tense: 'Lift your shoulders. Hold softly. Keep breathing.',
    release: 'Let them drop. Lower than before. Notice the space between your shoulders and your ears.',
    ifItHurts: 'Skip the lift. Breathe in wide, and breathe out slow.',
    notice: 'Bring your attention to your shoulders and neck.',
    soften: 'Let your shoulders be heavy. Let your neck be long, and your throat soft.',
    longer:
      'Let your collarbones widen. Let your neck be long and easy. Each breath out can lower your shoulders a little more. Nothing needs carrying now.',
    tenseAgain: 'Once more. Lift your shoulders a little.',
    releaseAgain:
      'And down. Let them slide, and go on sliding. Feel the weight leave the top of your back. Let your head rest where it is. There is room around your neck.',
    scan: 'Now your shoulders and your neck. Notice how far they are from your ears. Feel the back of your neck, and your throat. Whatever is still tight may stay, or go.',
    scanMore:
      'Imagine warm water running over your shoulders, and down your back. It asks nothing of you. Let it carry a little weight away with every breath out.',
  },
  {
    id: 'face',
    title: 'Face',
    duration: 15,
    instructions:
      'Scrunch your whole face: forehead, eyes, nose and jaw. Keep your teeth apart. Then smooth it all out.',
    tenseHeading: 'Scrunch your face gently',
    releaseHeading: 'Smooth it out',
    tense: 'Scrunch your face gently. Teeth apart. Hold.',
    release: 'Smooth it out. Forehead wide, eyes soft, jaw loose. Let your tongue rest.',
    ifItHurts: 'Raise your eyebrows a little instead.',
    notice: 'Bring your attention to your face.',
    soften: 'Let your forehead be wide. Let your eyes rest, and your jaw hang a little.',
    longer:
      'Let your eyes be heavy. Let the space between your brows grow wide. Let your cheeks hang. Nobody needs to read your face now.',
    tenseAgain: 'Once more, lightly. Scrunch your face.',
    releaseAgain:
      'And smooth. Let your forehead go first, then your eyes, then your jaw. Let your lips part, if they like. Even your scalp can let go. Feel the air on your skin.',
    scan: 'Now your face. Notice your forehead, and the small muscles around your eyes. Notice your cheeks and your lips. Let your tongue lie easy. Your face need not show anything.',
    scanMore:
      'A face works all day long. For now it is off duty. Feel how the skin grows smooth, and the jaw grows heavy. If a smile comes, let it. If not, that is fine.',
  },
  {
    id: 'chest-abdomen',
    title: 'Chest and Abdomen',
    duration: 15,
    instructions:
      'Take an easy breath in and firm your stomach, as if bracing for a laugh. Then breathe out and let your belly go soft.',
    tenseHeading: 'Firm your stomach a little',
    releaseHeading: 'Breathe out, soften',
    tense: 'Firm your stomach a little, as if about to laugh.',
    release: 'Breathe out, and let your belly soften. Let the next few breaths move it on their own.',
    ifItHurts: 'Rest a hand on your belly and feel it move.',
    notice: 'Bring your attention to your chest and belly.',
    soften: 'Let your belly be soft. Let the breath come and go as it likes.',
    longer:
      'You need not help your breath. It knows the way. Feel your ribs move. Rest for a moment at the end of each breath out.',
    tenseAgain: 'Once more. Firm your stomach a little.',
    releaseAgain:
      'And soften. Let the breath out by itself. Feel your belly spread, and your lower back settle. Each breath can be as small as it likes. Let it come to you.',
    scan: 'Now your chest and your belly. Follow one breath in, all the way, and all the way out. Notice how little you have to do. The breath goes on by itself.',
    scanMore:
      'Feel your back, too, where it meets the chair or the bed. It widens a little as you breathe in, and sinks as you breathe out. Stay with that for a few breaths.',
  },
  {
    id: 'legs-feet',
    title: 'Legs and Feet',
    duration: 15,
    instructions:
      'Press your heels down and point your toes gently toward you, so your legs firm up. Then let your legs roll loose.',
    tenseHeading: 'Heels down, toes up',
    releaseHeading: 'Let your legs go',
    tense: 'Heels down, toes toward you. Firm. Hold.',
    release: 'Let go. Legs heavy, feet loose. Notice where the floor or bed is holding you.',
    ifItHurts: 'Press your feet flat instead. Stop if a cramp starts.',
    notice: 'Bring your attention to your legs and feet.',
    soften: 'Let your legs be heavy, and your feet loose. The floor or the bed has them.',
    longer:
      'Let your thighs spread. Let your knees fall a little apart. Feel your heels, your soles, and each toe. The ground has all of your weight.',
    tenseAgain: 'Once more, softer. Toes toward you.',
    releaseAgain:
      'And let go. Let your legs roll outward. Notice the long way from your hips to your feet, and how much of it is loose now. There is nowhere you have to be.',
    scan: 'Now your legs and your feet. Notice your thighs, your knees, your calves. Notice which foot is warmer. Feel the place where your heels rest, and let them sink into it.',
    scanMore:
      'Follow one leg, from the hip down to the toes, as slowly as you like. Then follow the other. Leave each place a little softer than you found it.',
  },
  {
    id: 'full-body',
    title: 'Full Body',
    duration: 20,
    instructions:
      'Firm everything at once, lightly: hands, shoulders, face, stomach and legs. Then let it all go together.',
    tenseHeading: 'Firm everything, lightly',
    releaseHeading: 'Let it all go',
    tense: 'Firm everything, lightly. Hold, and breathe.',
    release: 'Let it all go at once. Nothing to hold up. Feel your whole body rest.',
    ifItHurts: 'Do only the parts that feel fine.',
    notice: 'Bring your attention to your whole body.',
    soften: 'Let all of it rest at once. Feel your whole body being held.',
    longer:
      'Everything may be heavy now. Feel the whole of you, from head to feet. Breathe out once more, and sink a little further.',
    tenseAgain: 'Once more, everything, lightly.',
    releaseAgain:
      'And let it all go. Feel the quiet run through you. You have done what there was to do. Notice how still you can be, and stay there.',
    scan: 'Now your whole body. Feel it all at once, as one resting thing. If some part calls for you, greet it, and come back. Nothing has to change.',
    scanMore:
      'Let the edges of your body grow soft, where it meets the air. Breathing in, feel all of it. Breathing out, let all of it rest. Stay here for a while.',
  },
];

/** Large text. The voice speaks it together with the text below it. */
export const FINAL_CUE = 'Nothing left to do.';
export const FINAL_INSTRUCTIONS =
  'Let your breath come and go, and notice any part that feels a little easier.';

/** Continues {@link FINAL_INSTRUCTIONS} in sessions of 8, 10 and 15 minutes. It fits into a rest of 30 s. */
export const FINAL_CONTINUATION =
  'Soon it will be time to come back. When you are ready, move your fingers and your toes. Take one fuller breath.';

/** For a body scan of 30 s of the whole body. */
export const BODY_SCAN_TEXT =
  'Let your attention travel through you once more. Over your hands and your arms. Across your shoulders, and up over your face. Down through your chest and your belly. Along your legs, to the tips of your toes. Nothing to do, and nothing to fix.';

export const COMPLETE_TEXT =
  "You gave your body some time. That's enough for now. Stretch before you stand up.";

export const SAFETY_LINE =
  'Please skip tensing near an injury or recent surgery, and ask your care team if you are unsure.';

/** @param seconds duration of a release, s */
export function howItWorksLines({
  seconds,
  releaseOnly,
  hasScan,
}: {
  readonly seconds: number;
  readonly releaseOnly: boolean;
  readonly hasScan: boolean;
}): readonly string[] {
  const lines = releaseOnly
    ? [
        `You will notice one part of your body for 5 seconds, then let it rest for ${seconds}.`,
        'You tense nothing, so nothing can strain.',
        'Skip any part you like, for any reason.',
        'Let your breath come and go by itself.',
      ]
    : [
        `You will firm one part of your body for 5 seconds, then let it go for ${seconds}.`,
        'Use about half your strength. It should never hurt.',
        'Skip any part you like, for any reason.',
        'Keep breathing while you hold.',
      ];
  return hasScan ? [...lines, 'At the end you rest, and your attention travels through your body.'] : lines;
}
