import { createHash, randomBytes } from 'node:crypto';

/** A new bearer token: 256 random bits, so that a plain digest of it gives nothing away. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which a token is kept. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
