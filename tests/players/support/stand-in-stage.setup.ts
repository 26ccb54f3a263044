/** Replaces the renderer for tests with a `HeadlessPlayer`. */
import { vi } from 'vitest';

vi.mock('../../../src/stage/StageRoot', () => import('../../fakes/page/stand-in-stage'));
vi.mock('../../../src/stage/Stage', () => ({ default: () => null }));
