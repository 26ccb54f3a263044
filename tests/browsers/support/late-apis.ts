/**
 * APIs that a supported browser may lack. Some of them exist only in Safari versions after 16.4, on some devices, or on
 * pages with HTTPS. A person may have turned off others. docs/browsers.md lists the versions, and the product's behavior without each API.
 */
export const LATE_APIS: Readonly<Record<string, readonly string[]>> = {
  'View Transitions': ['Document.prototype.startViewTransition'],
  'random UUID': ['Crypto.prototype.randomUUID'],
  'Web Locks': ['Navigator.prototype.locks'],
  'wake lock': ['Navigator.prototype.wakeLock'],
  'media session': ['Navigator.prototype.mediaSession', 'MediaMetadata'],
  'user activation': ['Navigator.prototype.userActivation'],
  'persistent storage': ['StorageManager.prototype.persist', 'StorageManager.prototype.persisted'],
  'service worker': ['Navigator.prototype.serviceWorker'],
  'broadcast channel': ['BroadcastChannel'],
  'idle callback': ['requestIdleCallback', 'cancelIdleCallback'],
  'coalesced events': ['PointerEvent.prototype.getCoalescedEvents'],
  'speech synthesis': ['speechSynthesis', 'SpeechSynthesisUtterance'],
  'web audio': ['AudioContext', 'webkitAudioContext'],
  'URL.canParse': ['URL.canParse'],
  share: ['Navigator.prototype.share', 'Navigator.prototype.canShare'],
  IndexedDB: ['indexedDB'],
};

/** APIs that Safari's Lockdown Mode turns off. */
export const LOCKED_DOWN: readonly string[] = [
  'indexedDB',
  'caches',
  'Navigator.prototype.serviceWorker',
  'Navigator.prototype.locks',
  'WebAssembly',
  'WebGLRenderingContext',
  'WebGL2RenderingContext',
];

/**
 * Games that together use all of these APIs: one with drawing, one with cards and pictures, and a narrated exercise.
 */
export const THREE_GAMES = ['zen-garden', 'memory-cards', 'guided-imagery'] as const;
