/** Changes of the journal, in this tab and in others. */
import type { QueryClient } from '@tanstack/react-query';
import type { JournalRecorder } from '../device/journal-recorder';

const CHANNEL = 'stillgrove.journal';

/** Start of the keys of queries that read the journal: entries on this device, and figures that may be the server's. */
export const JOURNAL_QUERY_KEYS = {
  entries: ['journal', 'entries'],
  figures: ['journal', 'figures'],
} as const;

export function notifyOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** After each change, reads the open queries of the journal again, and forgets the others. */
export function startJournalQueryRefresh({
  recorder,
  queryClient,
}: {
  readonly recorder: JournalRecorder;
  readonly queryClient: QueryClient;
}): () => void {
  const queryKey = ['journal'];
  const readAnew = () => {
    queryClient.removeQueries({ queryKey, type: 'inactive' });
    void queryClient.invalidateQueries({ queryKey });
  };
  const stopListening = recorder.subscribe(readAnew);
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', readAnew);
  return () => {
    stopListening();
    channel?.close();
  };
}
