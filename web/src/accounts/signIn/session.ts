import { isSessionExpired } from '@brigade/domain/accounts/signIn/sessionExpiry.ts';
import { forgetKept } from '../../platform/offline/keptDatabase.ts';
import { dismissToasts } from '../../ui/feedback/toast.ts';

const storageKey = 'brigade.session';

/** A signed-in stay in this browser. */
export interface Session {
  /** The bearer token. It is stored in local storage; the security policy keeps foreign scripts from reading it. */
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** The session of this browser, or null. Removes an expired or corrupt one. */
export function readSession(now = Date.now()): Session | null {
  const stored = localStorage.getItem(storageKey);
  if (stored === null) return null;
  const session = parseSession(stored);
  if (session !== null && !isSessionExpired(session.expiresAt, now)) return session;
  localStorage.removeItem(storageKey);
  forgetKept();
  return null;
}

/**
 * Keeps a new session.
 *
 * @param expiresInSeconds as the sign-in answered it
 */
export function startSession(token: string, expiresInSeconds: number, now = Date.now()): void {
  forgetKept();
  const session: Session = { token, expiresAt: now + expiresInSeconds * 1000 };
  localStorage.setItem(storageKey, JSON.stringify(session));
}

/** Removes the session from this browser, what its screens have kept, and its toasts. */
export function endSession(): void {
  localStorage.removeItem(storageKey);
  forgetKept();
  dismissToasts();
}

/**
 * Calls back when another tab signs in or out, or may have while this page was in the back/forward cache. Returns the
 * function that unsubscribes.
 */
export function onSessionChangedElsewhere(onChanged: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === storageKey || event.key === null) onChanged();
  };
  // A page in the back/forward cache receives no storage events.
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChanged();
  };
  window.addEventListener('storage', listen);
  window.addEventListener('pageshow', onShown);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener('pageshow', onShown);
  };
}

function parseSession(stored: string): Session | null {
  try {
    const value: unknown = JSON.parse(stored);
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

function isSession(value: unknown): value is Session {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'expiresAt' in value &&
    typeof value.expiresAt === 'number'
  );
}
