import { createHash, randomBytes } from 'node:crypto';

/** A new bearer token: 256 random bits, so that storing an unsalted hash is safe. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash under which a token is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
