import type { CurrentUser } from '../../domain/contract';
import { storedQuestions } from '../device/values';
import { useStored } from './use-stored';

/** Returns whether the questions after sign-in are still open for this user. */
export const useHasQuestions = (user: CurrentUser | null | undefined): boolean =>
  useStored(storedQuestions) === user?.username;
