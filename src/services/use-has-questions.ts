import type { CurrentUser } from '../../domain/contract';
import { keptQuestions } from '../device/stored-values';
import { useKept } from './use-kept';

/** Returns whether this user has not answered the questions after sign-in yet. */
export const useHasQuestions = (user: CurrentUser | null | undefined): boolean =>
  useKept(keptQuestions) === user?.username;
