import { useState } from 'react';
import { isSessionOver, messageFor } from '../../../data/account';
import { showUser } from '../../../data/current-user';
import { RequestError } from '../../../data/request';
import { useServices } from '../../../services/context';

/** Why something about the account did not work, in words. */
export interface Trouble {
  readonly words: string;
  /** What the server answered; undefined when nobody did. */
  readonly status: number | undefined;
}

/** Something about the account that may fail: one at a time, and its trouble is kept to be shown. */
export function useAttempt() {
  const { queryClient } = useServices();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setTrouble(undefined);
    try {
      await act();
    } catch (error) {
      if (isSessionOver(error)) showUser(queryClient, null);
      setTrouble({
        words: messageFor(error),
        status: error instanceof RequestError ? error.status : undefined,
      });
    }
    setIsBusy(false);
  };
  return { attempt, isBusy, trouble, setTrouble };
}
