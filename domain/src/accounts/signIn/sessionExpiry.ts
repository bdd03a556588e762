/**
 * Whether a session that ends at `expiresAt` is over. An expired session counts as none. A value that is not a number,
 * as a damaged store may hold, counts as expired too.
 *
 * @param expiresAt milliseconds since the epoch
 * @param now milliseconds since the epoch
 */
export function isSessionExpired(expiresAt: number, now: number): boolean {
  return !(now < expiresAt);
}
