export interface MeditationScene {
  readonly id: string;
  readonly title: string;
  /** One line, which the screen shows. */
  readonly description: string;
  /** Alternative text of the scene's picture. */
  readonly image: string;
  readonly narrationText: string;
}

export const SCENES: readonly MeditationScene[] = [
  {
    id: 'comfortable-position',
    title: 'Find a Comfortable Position',
    description: 'Settle in, seated or lying down.',
    image: 'A soft blanket and cushion beside a window in morning light',
    narrationText:
      'Welcome. Find a position that feels comfortable, sitting or lying down. Let the surface beneath you hold your weight. Loosen anything tight. Let your shoulders drop a little, and let your hands rest. There is nothing you need to do here. You can stop at any time.',
  },
  {
    id: 'close-eyes',
    title: 'Close Your Eyes',
    description: 'Close your eyes, or rest your gaze.',
    image: 'Pale mist over still water before sunrise',
    narrationText:
      'If it feels all right, let your eyes close. If you would rather keep them open, rest your gaze on something still. Notice one breath coming in, and one going out. Let the next one be a little slower. Each breath out can soften your face.',
  },
  {
    id: 'peaceful-forest',
    title: 'Enter a Peaceful Forest',
    description: 'Arrive at the edge of a quiet forest.',
    image: 'Sunlight through tall trees at a forest edge',
    narrationText:
      'Picture the edge of a quiet forest. Tall trees stand around you, and soft light falls between the leaves. The air is cool and clean. There is plenty of space here, and a clear way back whenever you want it. Take your time, and simply look around.',
  },
  {
    id: 'walk-path',
    title: 'Walk Along the Path',
    description: 'Follow an easy path at your own pace.',
    image: 'A wide earth path curving between ferns',
    narrationText:
      'A gentle path opens ahead, wide and smooth. Move along it in your own way, as slowly as you like. Feel the ground hold you. Trees pass by, one after another. Every so often, you can set down something you have been carrying, and leave it beside the path.',
  },
  {
    id: 'listen-sounds',
    title: 'Listen to the Sounds',
    description: 'Let each sound come and go.',
    image: 'A shallow stream over smooth stones',
    narrationText:
      'Pause for a moment, and listen. Leaves move in a light breeze. Close by, water runs over stones. A bird calls, and another answers. Let each sound arrive, and fade, without chasing it. If your mind wanders, that is fine. Just come back to one sound.',
  },
  {
    id: 'special-place',
    title: 'Find Your Special Place',
    description: 'Choose a place that feels calm enough.',
    image: 'A sunlit clearing with a wooden bench near water',
    narrationText:
      'The path leads to a place that feels right to you. It might be a clearing, a bench by the water, or somewhere you already know. Choose whatever feels calm enough today. Let it take shape slowly. Find a spot to settle, and rest there.',
  },
  {
    id: 'focus-senses',
    title: 'Focus on Your Senses',
    description: 'Notice color, air, touch and scent.',
    image: 'Close view of moss, bark and small white flowers',
    narrationText:
      'Notice what is around you here. See the colors, and the way the light moves. Feel the air on your skin, and what your hands are touching. Breathe in, and find a scent you like. You do not need every detail. Even one small thing is enough.',
  },
  {
    id: 'embrace-calm',
    title: 'Embrace the Calm',
    description: 'Let any calm spread a little further.',
    image: 'Golden light across a calm clearing',
    narrationText:
      'Let any calm you find here spread a little further, through your chest, your arms, and your legs. If calm feels far away, that is all right too. You are resting, and resting counts. Picture choosing one small thing from this place to keep with you.',
  },
  {
    id: 'prepare-return',
    title: 'Prepare to Return',
    description: 'Look around once more before you go.',
    image: 'The path leading back toward open light',
    narrationText:
      'Soon it will be time to go back. Look around once more, and say goodbye in your own way. This place stays here for you. Turn toward the path, and make your way back along it. Notice your breathing again, and the weight of your body where you are.',
  },
  {
    id: 'return-refreshed',
    title: 'Return Refreshed',
    description: 'Come back gently, in your own time.',
    image: 'A bright forest edge opening onto a meadow',
    narrationText:
      'You are coming back to the room now. Move your fingers, or roll your shoulders. Hear the sounds around you. When you are ready, open your eyes, and look for one thing you like. Take a slow breath. Carry a little of this quiet with you.',
  },
];

/** It does not advance by itself. */
export const LAST_SCENE_INDEX = SCENES.length - 1;
