/** Guided Meditation: its ten scenes, two of the transitions between them, and a pause. */
import { comparesPictures } from '../drivers/stage-camera';

const SCENES = 10;

comparesPictures(
  { slug: 'guided-imagery' },
  async (camera) => {
    await camera.plays(2400);
    await camera.takes('scene-01');
    for (let scene = 2; scene <= SCENES; scene++) {
      await camera.presses('Next');
      await camera.plays(64);
      if (scene === 4 || scene === 7)
        for (const part of [1, 2, 3]) {
          await camera.plays(450);
          await camera.takes(`walk-${scene - 1}-to-${scene}-part-${part}`);
        }
      await camera.plays(3000);
      await camera.takes(`scene-${String(scene).padStart(2, '0')}`);
    }
    await camera.presses('Pause');
    await camera.plays(2400);
    await camera.takes('paused');
  },
  async (camera) => {
    await camera.plays(2400);
    await camera.takes('scene-01');
    await camera.presses('Next');
    await camera.plays(450);
    await camera.takes('walk-1-to-2');
    await camera.plays(3000);
    await camera.takes('scene-02');
  },
);
