import type { CurrentUser } from '../../domain/contract';
import { keptQuestions } from '../device/stored-values';
import { useKept } from './use-kept';

/** Returns whether the questions after sign-in are still open for this user. */
export const useHasQuestions = (user: CurrentUser | null | undefined): boolean =>
  useKept(keptQuestions) === user?.username;
