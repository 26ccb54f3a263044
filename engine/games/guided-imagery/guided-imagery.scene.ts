import type {
  ImageryActor,
  ImagerySnapshot,
} from '../../../machines/games/guided-imagery/guided-imagery.machine';
import type { Scene, SceneParts } from '../../core/scene';

class GuidedImageryScene implements Scene<ImagerySnapshot> {
  sync(): void {}
  tick(): boolean {
    return false;
  }
  draw(): boolean {
    return false;
  }
  resize(): void {}
  targets(): readonly [] {
    return [];
  }
  activate(): void {}
  destroy(): void {}
}

export const createGuidedImageryScene = (_: SceneParts<ImageryActor>): Scene<ImagerySnapshot> =>
  new GuidedImageryScene();
