/** Changes of the journal, in this tab and in others. */
import type { Recorder } from '../device/recorder';

const CHANNEL = 'stillgrove.journal';

/** Tells the other tabs that the journal has changed. */
export function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/**
 * Calls the listener after each change of the journal, in this tab or another. @returns a function that unsubscribes
 */
export function onJournalChange(recorder: Recorder, listener: () => void): () => void {
  const stopListening = recorder.subscribe(listener);
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', listener);
  return () => {
    stopListening();
    channel?.close();
  };
}
