import type { Database } from '../../platform/database/database.ts';
import { RandomStream } from '../../sandbox/demo/random/randomStream.ts';
import type { WorkedGig } from '../addWorkedGigs.ts';
import { fixtureIds } from '../fixtureIds.ts';
import { billingPaths, saveCard } from '../sandboxCard.ts';
import type { TestServer } from '../startTestServer.ts';
import { brokenRules } from './brokenRules.ts';
import { type CrashWorld, payingLocations } from './crashWorld.ts';
import { killServers } from './killServers.ts';
import { lossyClient } from './lossyClient.ts';
import { payWithDuplicates } from './payWithDuplicates.ts';
import { startServerPool } from './serverPool.ts';
import { emptyTally, type Tally } from './tally.ts';

type Run = {
  kills: number;
  /** Which requests are duplicated and lost, and when servers are killed. */
  seed: number;
  /** When the run is considered stuck. */
  signal: AbortSignal;
};

/** What happened, and which rules of the money are broken: none, if all is well. */
export type CrashReport = { tally: Tally; broken: string[] };

/**
 * Pays the work of a world through two servers that are killed again and again, with duplicated requests, lost responses
 * and a declined card, until every pro has their money.
 *
 * @throws the reason of the signal
 */
export async function runCrashes(
  { url, database, gigs }: CrashWorld,
  { kills, seed, signal }: Run,
): Promise<CrashReport> {
  const tally = emptyTally();
  const servers = startServerPool(url, 2);
  const call = lossyClient(servers, new RandomStream(seed, 'client'), tally);
  const random = new RandomStream(seed, 'payments');
  const over = new AbortController();
  // Half of the charges are declined, reversed and owed again.
  const postings = gigs.reduce((sum, { applicationIds }) => sum + applicationIds.length, 0) * 4;
  // Whatever the speed of the run, a server is killed while payments are on their way.
  const killOne = () => {
    servers.kill(0);
    tally.kills += 1;
  };
  try {
    for (const id of payingLocations) {
      const card = id === fixtureIds.vineStreet ? 'DECLINED_LATER' : 'SUCCESS';
      await saveCard({ call }, { as: 'owner', owner: billingPaths.location(id), card });
    }
    const killing = killServers(
      { database, servers, random: new RandomStream(seed, 'kills'), tally },
      { kills, postings, signal: AbortSignal.any([over.signal, signal]) },
    );
    await payWithDuplicates({ call, random, tally }, gigs, 1);
    killOne();
    await settle(call, database, signal);
    const failed = await failedWork(database);
    tally.declines = failed.reduce((sum, { applicationIds }) => sum + applicationIds.length, 0);
    await saveCard({ call }, { as: 'owner', owner: billingPaths.location(fixtureIds.vineStreet) });
    await payWithDuplicates({ call, random, tally }, failed, 2);
    killOne();
    await settle(call, database, signal);
    over.abort();
    await killing;
    return { tally, broken: await brokenRules(database, gigs) };
  } finally {
    over.abort();
    await servers.end();
  }
}

/** Moves the clock until no payment is on its way. */
async function settle(call: TestServer['call'], database: Database, signal: AbortSignal): Promise<void> {
  while (await isUnderWay(database)) {
    signal.throwIfAborted();
    await call('POST', '/sandbox/clock/', { as: 'owner', body: { advance_minutes: 31 } });
  }
}

async function isUnderWay(database: Database): Promise<boolean> {
  const payment = await database
    .selectFrom('payments')
    .select('id')
    .where('due_ts', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return payment !== undefined;
}

async function failedWork(database: Database): Promise<WorkedGig[]> {
  const failed = await database
    .selectFrom('gig_applications')
    .select(['id', 'gig_id'])
    .where('business_payment_status', '=', 'FAILED')
    .orderBy('id')
    .execute();
  return [...Map.groupBy(failed, ({ gig_id }) => gig_id)].map(([gigId, applications]) => ({
    gigId,
    applicationIds: applications.map(({ id }) => id),
  }));
}
