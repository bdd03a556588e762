import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { RandomStream } from '../../sandbox/demo/random/randomStream.ts';
import type { ServerPool } from './serverPool.ts';
import type { Tally } from './tally.ts';

const pollMilliseconds = 20;

type Killing = { database: Database; servers: ServerPool; random: RandomStream; tally: Tally };

/**
 * Kills servers at random moments of a run, spread over its postings: in the middle of requests and of due work. One kill
 * in four takes all servers at once.
 *
 * @param postings how many postings the run will make; the last tenth has no kills, so that none comes too late
 */
export async function killServers(
  { database, servers, random, tally }: Killing,
  { kills, postings, signal }: { kills: number; postings: number; signal: AbortSignal },
): Promise<void> {
  const moments = Array.from({ length: kills }, () => random.between(0, postings * 0.9)).toSorted(
    (one, other) => one - other,
  );
  for (const moment of moments) {
    while (!signal.aborted && (await postingsSoFar(database)) < moment) await wait(pollMilliseconds);
    if (signal.aborted) return;
    const all = Array.from({ length: servers.size }, (_each, index) => index);
    const chosen = random.chance(0.25) ? all : [random.pick(all)];
    for (const index of chosen) servers.kill(index);
    tally.kills += chosen.length;
    // Restarts first, so that each kill hits a server at work.
    await Promise.all(chosen.map((index) => servers.urlOf(index)));
  }
}

/** With those that were rolled back. */
async function postingsSoFar(database: Database): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select last_value as last from pg_sequences where sequencename = 'ledger_postings_id_seq'
  `.execute(database);
  return rows[0]?.last ?? 0;
}
