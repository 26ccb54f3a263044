/**
 * An id of this tab in sessionStorage, which survives a reload. A duplicated tab copies it, so each page claims its id
 * from the other tabs over a BroadcastChannel, because Web Locks need HTTPS. Without one a duplicate has the same id.
 */
import { newId } from './new-id';

const KEY = 'stillgrove.tab';
const CHANNEL = 'stillgrove.tabs';

/** Time in which another tab answers a claim, ms. A suspended tab answers when it resumes. */
const ANSWER_MS = 250;

/** Identifies this page among pages with the same id. */
const PAGE = newId();

/** Pages whose first id another tab had before. Their later claims find the new id. */
const duplicates = new Set<string>();

interface Message {
  /** `claim`: the sender's page has loaded with this id. `taken`: the sender had this id before. */
  readonly type: 'claim' | 'taken';
  readonly id: string;
  readonly page: string;
}

export interface TabIdClaim {
  /** The id of this tab. It changes if another tab has it. */
  readonly id: string;
  /** Resolves with false if another tab has answered that it had this page's id before, otherwise with true. */
  readonly isOwn: Promise<boolean>;
  /** Stops answering other tabs. */
  release(): void;
}

/** `onTaken` is called after the id has changed, possibly late, because a suspended tab had the earlier id. */
export function claimTabId(onTaken: () => void = () => undefined, page = PAGE): TabIdClaim {
  const stored = read();
  let id = stored ?? newId();
  if (stored === null) write(id);
  let isEstablished = stored === null;
  let channel: BroadcastChannel | undefined;
  let settle: (isOwn: boolean) => void = () => undefined;
  const isOwn = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  if (duplicates.has(page)) settle(false);

  const post = (type: Message['type']) => channel?.postMessage({ type, id, page } satisfies Message);
  const hear = ({ data }: MessageEvent<Message>) => {
    if (data.id !== id || data.page === page) return;
    if (data.type === 'claim') {
      // Of two pages that load at the same time, one keeps the id.
      if (isEstablished || page < data.page) post('taken');
      return;
    }
    // Another claim of this page may have changed the id already.
    const current = read();
    id = current === null || current === id ? newId() : current;
    write(id);
    duplicates.add(page);
    settle(false);
    onTaken();
  };
  const open = () => {
    if (channel || typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', hear as (event: Event) => void);
    post('claim');
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  open();
  // A page in the back/forward cache is not open.
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', open);
  const establish = () => {
    isEstablished = true;
    settle(true);
  };
  const timer = channel && stored !== null ? setTimeout(establish, ANSWER_MS) : establish();

  return {
    get id() {
      return id;
    },
    isOwn,
    release() {
      clearTimeout(timer ?? undefined);
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', open);
      close();
    },
  };
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch (error) {
    console.warn('The id of this tab could not be read', error);
    return null;
  }
}

function write(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch (error) {
    console.warn('The id of this tab could not be stored', error);
  }
}
