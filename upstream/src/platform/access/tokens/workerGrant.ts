import { newToken } from '../sessionToken.ts';

/** What a grant is for. The prefixes also tell grants from the tokens of sessions and from API tokens. */
const prefixes = { delivery: 'bwg_', export: 'bxg_' } as const;

/** How long a worker may take for a step, in milliseconds; twice what a step can take. */
const leaseMilliseconds = 60_000;

/** A secret that reads with the rights of others while its holder delivers a webhook or runs an export. */
export function newGrant(purpose: keyof typeof prefixes): string {
  return `${prefixes[purpose]}${newToken()}`;
}

/** Whether a bearer token is meant as such a grant. */
export function isGrant(purpose: keyof typeof prefixes, token: string): boolean {
  return token.startsWith(prefixes[purpose]);
}

/** When a lease that begins now ends, and its grant with it. */
export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + leaseMilliseconds);
}
