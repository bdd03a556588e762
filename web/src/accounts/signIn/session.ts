import { forgetKept } from '../../platform/offline/keptDatabase.ts';
import { dismissToasts } from '../../ui/feedback/toast.ts';
import { type Session, sessionKey, storedSession } from './storedSession.ts';

/** The session of this browser, or null. Removes an expired or corrupt one. */
export function readSession(now = Date.now()): Session | null {
  const session = storedSession(now);
  if (session !== null) return session;
  if (localStorage.getItem(sessionKey) !== null) {
    localStorage.removeItem(sessionKey);
    forgetKept();
  }
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
  localStorage.setItem(sessionKey, JSON.stringify(session));
}

/** Removes the session from this browser, what its screens have kept, and its toasts. */
export function endSession(): void {
  localStorage.removeItem(sessionKey);
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
    if (event.key === sessionKey || event.key === null) onChanged();
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
