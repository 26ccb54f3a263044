import type { CurrentUser } from '../../domain/contract';
import { storedUserWithQuestions } from '../device/values';
import { useStored } from './use-stored';

/** Returns whether the questions after sign-in are still open for this user. */
export const useHasSignInQuestions = (user: CurrentUser | null | undefined): boolean =>
  useStored(storedUserWithQuestions) === user?.username;
