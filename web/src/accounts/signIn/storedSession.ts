import { isSessionExpired } from '@brigade/domain/accounts/signIn/sessionExpiry.ts';

/** The key of the session in local storage. */
export const sessionKey = 'brigade.session';

/** A signed-in stay in this browser. */
export interface Session {
  /** The bearer token. It is stored in local storage; the security policy keeps foreign scripts from reading it. */
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** The session of this browser; null if there is none, or it is expired or corrupt. */
export function storedSession(now = Date.now()): Session | null {
  const stored = localStorage.getItem(sessionKey);
  const session = stored === null ? null : parseSession(stored);
  return session === null || isSessionExpired(session.expiresAt, now) ? null : session;
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
