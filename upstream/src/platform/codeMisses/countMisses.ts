import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import type { CodeMissesTable } from './codeMissesTable.ts';

const windowSeconds = 900;

/** The maximum unknown codes per network within the window. */
const missLimits = {
  candidate: 10,
  referral: 10,
  // The pros of a gig mistype on one network: that of the place.
  'check-in': 30,
} as const satisfies Record<CodeMissesTable['kind'], number>;

/** A code that a client entered or guessed. */
export type CodeLookup = Pick<CodeMissesTable, 'kind' | 'network'> & { now: Date };

/**
 * Counts a code that was looked up and not found, so that codes cannot be guessed. Look-ups of one network are counted
 * one by one, so that concurrent ones cannot exceed the limit.
 *
 * @throws ApiError throttled after too many unknown codes, even for a known one
 */
export function countMisses(database: Database, lookup: CodeLookup, isKnown: boolean): Promise<void> {
  const { kind, network, now } = lookup;
  return database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(3, hashtext(${network}))`.execute(trx);
    await requireMissesLeft(trx, lookup);
    if (isKnown) return;
    await trx.insertInto('code_misses').values({ kind, network, created_ts: now }).execute();
  });
}

async function requireMissesLeft(trx: Database, { kind, network, now }: CodeLookup): Promise<void> {
  // Once the oldest one leaves the window, another one is allowed.
  const oldest = await trx
    .selectFrom('code_misses')
    .select('created_ts')
    .where('kind', '=', kind)
    .where('network', '=', network)
    .where('created_ts', '>', new Date(now.getTime() - windowSeconds * 1000))
    .orderBy('created_ts', 'desc')
    .offset(missLimits[kind] - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  const retryAfterSeconds = Math.ceil((oldest.created_ts.getTime() - now.getTime()) / 1000) + windowSeconds;
  throw new ApiError('throttled', 'Too many wrong codes. Try again in 15 minutes.', {
    retryAfterSeconds,
  });
}
