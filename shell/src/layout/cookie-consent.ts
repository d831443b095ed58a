import { useSyncExternalStore } from 'react';

/** Local storage keys (spec section 3), each "true" when the reader answered so. */
export const consentKeys = { accepted: 'cookiesAccepted', rejected: 'cookiesRejected' } as const;

export type ConsentAnswer = keyof typeof consentKeys;

interface Consent {
  answered: boolean;
  /** The reader has asked for the question again. */
  reopened: boolean;
}

const onServer: Consent = { answered: true, reopened: false };
const listeners = new Set<() => void>();
let current: Consent | null = null;

/** Whether the banner's question has been answered (spec section 4). The server knows nothing of it and shows none. */
export function useCookieConsent(): Consent {
  return useSyncExternalStore(
    subscribe,
    () => {
      current ??= { answered: readAnswer(), reopened: false };
      return current;
    },
    () => onServer,
  );
}

/** Stores one answer in place of the other. */
export function answerCookies(answer: ConsentAnswer): void {
  try {
    const other = answer === 'accepted' ? consentKeys.rejected : consentKeys.accepted;
    localStorage.removeItem(other);
    localStorage.setItem(consentKeys[answer], 'true');
  } catch {
    // Storage is forbidden: the answer holds until the page is left.
  }
  document.documentElement.classList.add('cookies-answered');
  change({ answered: true, reopened: false });
}

/** Shows the question again; the stored answer holds until there is another. */
export function reopenCookies(): void {
  document.documentElement.classList.remove('cookies-answered');
  change({ answered: false, reopened: true });
}

/** Forgets what was read, as a new page does. For tests. */
export function rereadCookieConsent(): void {
  change(null);
}

function readAnswer(): boolean {
  try {
    return Object.values(consentKeys).some((key) => localStorage.getItem(key) === 'true');
  } catch {
    return false;
  }
}

function change(next: Consent | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
