/** The calls that the device itself answers, and how long their answers hold. */
import type { Recorder } from '../device/recorder';
import { request, type Send } from './request';

export const ANALYTICS_CALLS = [
  '/api/analytics/emotional',
  '/api/analytics/games',
  '/api/analytics/usage',
] as const;
export type AnalyticsCall = (typeof ANALYTICS_CALLS)[number];

const isAnalyticsCall = (url: string): url is AnalyticsCall => ANALYTICS_CALLS.some((call) => call === url);

/** Sends a request, or has the device's own journal answer it: the request helper of every query. */
export const sendOrAnswer =
  (recorder: Recorder): Send =>
  async (method, url) =>
    isAnalyticsCall(url) ? (await import('./analytics')).answer(recorder, url) : request(method, url);

const CHANNEL = 'stillgrove.journal';

/** Tells the other tabs that the journal has changed. */
export function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Calls back whenever the journal has changed, in this tab or in another; returns how to stop listening. */
export function onJournalChange(recorder: Recorder, listener: () => void): () => void {
  const stopListening = recorder.subscribe(listener);
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', listener);
  return () => {
    stopListening();
    channel?.close();
  };
}
