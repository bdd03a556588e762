import type { HomeGigWire } from './homeWire.ts';

/** The gigs that are not among those that are listed on their own, with what waits at each. */
export function unlisted(gigs: readonly HomeGigWire[], listed: readonly HomeGigWire[]): HomeGigWire[] {
  const ids = new Set(listed.map(({ id }) => id));
  return gigs.filter(({ id }) => !ids.has(id));
}
