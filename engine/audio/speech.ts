/** The browser's speech synthesis, or a test's replacement. */
export interface Speech {
  readonly synthesis: Pick<
    SpeechSynthesis,
    'speak' | 'cancel' | 'getVoices' | 'addEventListener' | 'removeEventListener'
  >;
  readonly utter: (text: string) => SpeechSynthesisUtterance;
}

export const browserSpeech = (): Speech | undefined =>
  'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis
    ? { synthesis: globalThis.speechSynthesis, utter: (text) => new SpeechSynthesisUtterance(text) }
    : undefined;
