/** The calls that the device can answer itself, and the event after which their answers are stale. */
import type { CurrentUser } from '../../domain/contract';
import type { Recorder } from '../device/recorder';
import type { Send } from './request';

export const ANALYTICS_CALLS = [
  '/api/analytics/emotional',
  '/api/analytics/games',
  '/api/analytics/usage',
] as const;
export type AnalyticsCall = (typeof ANALYTICS_CALLS)[number];

const isAnalyticsCall = (url: string): url is AnalyticsCall => ANALYTICS_CALLS.some((call) => call === url);

/**
 * Returns the `send` of the query client. Analytics calls go to `analytics.ts`, which may answer from the device's
 * journal. All others go to the server.
 * @param onServerSaid called when the server reports a sign-out, or that sync is off
 */
export const sendOrAnswer =
  (recorder: Recorder, onServerSaid: (user: CurrentUser | null) => void): Send =>
  async (method, url) =>
    isAnalyticsCall(url)
      ? (await import('./analytics')).answer(recorder, url, onServerSaid)
      : (await import('./request')).request(method, url);

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
