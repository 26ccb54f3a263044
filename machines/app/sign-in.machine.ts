/** A form with three modes, then the recovery codes, then questions. Typed text stays in the form. */
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';

export const SIGN_IN_MODES = ['signing-in', 'creating', 'recovering'] as const;
export type SignInMode = (typeof SIGN_IN_MODES)[number];

/** Message for the person. `field` is null for no field. */
export interface FormRefusal {
  readonly field: 'username' | 'password' | 'code' | null;
  readonly message: string;
}

export interface SignInContext {
  readonly mode: SignInMode;
  readonly refusal: FormRefusal | null;
  /** The question about a copy is skipped for an account that has one. */
  readonly sync: boolean;
  readonly hasGuestEntries: boolean;
  /** Whether the account takes over the guest's entries; null before the answer. */
  readonly join: boolean | null;
  /** Whether the server stores a copy of the journal; null before the answer. */
  readonly copy: boolean | null;
}

export type SignInEvent =
  | { readonly type: 'mode.chosen'; readonly mode: SignInMode }
  /** `refusal`: result of the local checks. */
  | { readonly type: 'submitted'; readonly refusal: FormRefusal | null }
  /** The person is signed in, but has not answered the questions yet. */
  | { readonly type: 'questions.resumed'; readonly sync: boolean }
  /** For example, another tab has signed the person out. */
  | { readonly type: 'user.left' }
  | { readonly type: 'codes.saved' }
  | { readonly type: 'join.answered'; readonly join: boolean }
  | { readonly type: 'copy.answered'; readonly copy: boolean }
  | { readonly type: 'answers.submitted' };

/** Null for each question that was not asked. */
export type SignInAnswers = Pick<SignInContext, 'join' | 'copy'>;

/** Actors throw it for a refused request. */
export class FormRefusedError extends Error {
  readonly refusal: FormRefusal;

  constructor(refusal: FormRefusal, cause?: unknown) {
    super(refusal.message, { cause });
    this.name = 'FormRefusedError';
    this.refusal = refusal;
  }
}

const FAILED: FormRefusal = { field: null, message: 'Something went wrong. Please try again in a moment.' };

const refusalOf = (error: unknown): FormRefusal =>
  error instanceof FormRefusedError ? error.refusal : FAILED;

export const UNANSWERED_REFUSAL: FormRefusal = {
  field: null,
  message: 'Please choose an answer to each question.',
};

const UNASKED: SignInContext = {
  mode: 'signing-in',
  refusal: null,
  sync: false,
  hasGuestEntries: false,
  join: null,
  copy: null,
};

/** Without a user there is no account for the answers. */
const LEAVE = { target: 'form', actions: 'reset' } as const;

const questionsOf = ({ sync, hasGuestEntries }: SignInContext) => ({ join: hasGuestEntries, copy: !sync });

export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
  },
  actors: {
    /** Sends the form to the server. Rejects with {@link FormRefusedError}. */
    enter: fromPromise<{ readonly sync: boolean }, { mode: SignInMode }>(() =>
      Promise.reject(new Error('No server was provided')),
    ),
    findGuestEntries: fromPromise<boolean>(() => Promise.reject(new Error('No journal was provided'))),
    settle: fromPromise<void, SignInAnswers>(() => Promise.reject(new Error('No journal was provided'))),
  },
  guards: {
    isCreating: ({ context }) => context.mode === 'creating',
    isRight: ({ event }) => event.type === 'submitted' && event.refusal === null,
    hasQuestions: ({ context }) => questionsOf(context).join || questionsOf(context).copy,
    isAnswered: ({ context }) => {
      const asked = questionsOf(context);
      return !(asked.join && context.join === null) && !(asked.copy && context.copy === null);
    },
  },
  actions: {
    setRefusal: assign({ refusal: (_, { refusal }: { refusal: FormRefusal | null }) => refusal }),
    setError: assign({ refusal: (_, { error }: { error: unknown }) => refusalOf(error) }),
    clearRefusal: assign({ refusal: null }),
    reset: assign(UNASKED),
  },
}).createMachine({
  id: 'sign-in',
  context: UNASKED,
  initial: 'form',
  states: {
    form: {
      on: {
        'mode.chosen': { actions: ['clearRefusal', assign({ mode: ({ event }) => event.mode })] },
        submitted: [
          { guard: 'isRight', target: 'sending', actions: 'clearRefusal' },
          { actions: { type: 'setRefusal', params: ({ event }) => event } },
        ],
        'questions.resumed': { target: 'looking', actions: assign({ sync: ({ event }) => event.sync }) },
      },
    },
    sending: {
      invoke: {
        id: 'enter',
        src: 'enter',
        input: ({ context: { mode } }) => ({ mode }),
        onDone: [
          { guard: 'isCreating', target: 'codes' },
          { target: 'looking', actions: assign({ sync: ({ event }) => event.output.sync }) },
        ],
        onError: { target: 'form', actions: { type: 'setError', params: ({ event }) => event } },
      },
    },
    /** The server sends the recovery codes only once. */
    codes: { on: { 'codes.saved': 'looking', 'user.left': LEAVE } },
    looking: {
      invoke: {
        id: 'findGuestEntries',
        src: 'findGuestEntries',
        onDone: { target: 'deciding', actions: assign({ hasGuestEntries: ({ event }) => event.output }) },
        // Unreadable entries cannot join the account.
        onError: 'deciding',
      },
      on: { 'user.left': LEAVE },
    },
    deciding: { always: [{ guard: 'hasQuestions', target: 'asking' }, { target: 'done' }] },
    asking: {
      on: {
        'join.answered': { actions: ['clearRefusal', assign({ join: ({ event }) => event.join })] },
        'copy.answered': { actions: ['clearRefusal', assign({ copy: ({ event }) => event.copy })] },
        'answers.submitted': [
          { guard: 'isAnswered', target: 'settling', actions: 'clearRefusal' },
          { actions: { type: 'setRefusal', params: { refusal: UNANSWERED_REFUSAL } } },
        ],
        'user.left': LEAVE,
      },
    },
    settling: {
      invoke: {
        id: 'settle',
        src: 'settle',
        input: ({ context: { join, copy } }) => ({ join, copy }),
        onDone: 'done',
        onError: { target: 'asking', actions: { type: 'setError', params: ({ event }) => event } },
      },
      on: { 'user.left': LEAVE },
    },
    done: {},
  },
});

export type SignInSnapshot = SnapshotFrom<typeof signInMachine>;
/** `form` includes the request, and `asking` includes carrying out the answers. */
export type SignInStep = 'form' | 'codes' | 'asking' | 'done' | 'none';

export function selectSignInStep({ value }: SignInSnapshot): SignInStep {
  switch (value) {
    case 'sending':
      return 'form';
    case 'settling':
      return 'asking';
    case 'looking':
    case 'deciding':
      return 'none';
    default:
      return value;
  }
}
export const selectIsDone = ({ value }: SignInSnapshot): boolean => value === 'done';
export const selectIsBusy = ({ value }: SignInSnapshot): boolean =>
  value === 'sending' || value === 'settling';
export const selectSignInMode = ({ context }: SignInSnapshot): SignInMode => context.mode;
export const selectRefusal = ({ context }: SignInSnapshot): FormRefusal | null => context.refusal;
export const selectIsJoinQuestionAsked = ({ context }: SignInSnapshot): boolean => questionsOf(context).join;
export const selectIsSyncQuestionAsked = ({ context }: SignInSnapshot): boolean => questionsOf(context).copy;
export const selectJoinAnswer = ({ context }: SignInSnapshot): boolean | null => context.join;
export const selectSyncAnswer = ({ context }: SignInSnapshot): boolean | null => context.copy;
