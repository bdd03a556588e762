import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { namesSeller } from '../platform/invoicing.ts';
import { listenForChanges } from '../platform/live/changeSignals.ts';
import { type Clock, createClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { keepVacuumed } from '../platform/database/keepVacuumed.ts';
import { migrate } from '../platform/database/migrate.ts';
import { serverSecret } from '../platform/database/serverSecret.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { seedDemo } from '../sandbox/demo/seedDemo.ts';
import type { DueServices } from '../platform/dueWork/dueJob.ts';
import { repeatDueWork } from '../platform/dueWork/repeatDueWork.ts';
import { dueWorkObservers } from './dueWorkObservers.ts';
import { createMetrics } from '../platform/server/metrics.ts';
import { createDrain } from '../platform/server/drain.ts';
import { describeFailure } from '../platform/server/describeFailure.ts';
import { buildServer } from './buildServer.ts';
import { dueJobs } from './dueJobs.ts';
import { followClock, setClock } from '../sandbox/followClock.ts';
import { startClockAt } from '../sandbox/startClockAt.ts';
import { beginReadingTime, sharedTime } from './sharedTime.ts';
import type { Settings } from '../platform/settings.ts';

/** A running server. */
export type RunningUpstream = {
  /** The base URL, without a trailing slash. */
  url: string;
  server: FastifyInstance;
  database: Database;
  /**
   * Reports "not ready", serves for the drain time, completes pending requests, then closes the server and the database.
   */
  close: () => Promise<void>;
};

/**
 * Opens and migrates the database, seeds an empty one with demo data (except in production) and listens.
 *
 * @param given the only source of time; by default that of the database, which all servers on it share
 * @throws FolderInUseError when another process holds the database folder
 */
export async function startUpstream(settings: Settings, given?: Clock): Promise<RunningUpstream> {
  const { database, listen, close: closeDatabase } = await openDatabase(settings.databasePlace);
  try {
    await migrate(database);
    const time = given ? null : await sharedTime(database, settings);
    const clock = given ?? createClock(time?.now);
    if (!settings.isProduction) {
      await fillWhenEmpty(database, settings, clock);
      await setClock({ database, clock });
    }
    const services = {
      database,
      clock,
      settings: { ...settings, ssoSharedSecret: await ssoSecret(database, settings) },
    };
    const changeSignals = await listenForChanges(listen);
    const drain = createDrain();
    const metrics = createMetrics(dueJobs.map(({ name }) => name));
    const server = await buildServer(services, { changeSignals, drain, metrics });
    if (!namesSeller(settings.invoicing)) {
      server.log.warn('Invoices lack the seller: set INVOICE_SELLER_ADDRESS and INVOICE_SELLER_TAX_ID');
    }
    const stopVacuuming = await beginVacuuming(database, settings, server);
    const url = await server.listen({ host: settings.host, port: settings.port });
    const stopDueWork = beginDueWork(
      { ...services, ...dueWorkObservers(server.log, metrics) },
      settings,
      server,
    );
    const stopFollowing = beginFollowing(services, settings, server);
    const stopReadingTime = beginReadingTime(time, server);
    return {
      url,
      server,
      database,
      close: async () => {
        drain.begin();
        await wait(settings.drainSeconds * 1000);
        await Promise.all([
          server.close(),
          stopDueWork(),
          stopFollowing(),
          stopReadingTime(),
          stopVacuuming(),
        ]);
        await closeDatabase();
      },
    };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

function beginDueWork(
  services: DueServices,
  { dueWorkSeconds: seconds }: Settings,
  server: FastifyInstance,
): () => Promise<void> {
  if (seconds === 0) return () => Promise.resolve();
  return repeatDueWork(services, dueJobs, {
    seconds,
    onError: (error) =>
      server.log.error({ failure: describeFailure(error) }, 'Due work failed and will be retried'),
  });
}

/** A folder holds a PGlite database. In memory there are only tests, whose dumps are analyzed. */
function beginVacuuming(
  database: Database,
  { databasePlace }: Settings,
  server: FastifyInstance,
): Promise<() => Promise<void>> | (() => Promise<void>) {
  if (databasePlace.kind !== 'folder') return () => Promise.resolve();
  return keepVacuumed(database, {
    record: join(databasePlace.folder, 'brigade.vacuumed'),
    onError: (error) => server.log.error({ err: error }, 'The vacuum failed and will be retried tomorrow'),
  });
}

/** A PGlite database belongs to this process, so no other process moves its clock. */
function beginFollowing(
  { database, clock }: DueServices,
  { isProduction, databasePlace }: Settings,
  server: FastifyInstance,
): () => Promise<void> {
  if (isProduction || databasePlace.kind !== 'postgres') return () => Promise.resolve();
  return followClock({
    database,
    clock,
    onError: (error) => server.log.error({ err: error }, 'Reading the clock failed and will be retried'),
  });
}

/** Outside production, the sandbox acts as the identity provider, so that single sign-on can be tried. */
async function ssoSecret(database: Database, settings: Settings): Promise<string | null> {
  if (settings.isProduction) return settings.ssoSharedSecret;
  return settings.ssoSharedSecret ?? serverSecret(database, 'sso');
}

/** An arbitrary number, unique among the advisory locks on the database. */
const advisoryLock = 4_001_002;

/**
 * All or nothing: an interrupted start leaves the database empty for the next one to seed. Of several
 * servers starting on one database, one seeds it while the others wait.
 */
async function fillWhenEmpty(
  database: Database,
  { demoSeed: seed, demoTime }: Settings,
  clock: Clock,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(trx);
    const user = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (user) return;
    // The sandbox's clock is never behind the system's.
    if (demoTime !== null && demoTime > clock.now()) await startClockAt(trx, demoTime, clock);
    await seedDemo(trx, { seed, now: clock.now() });
  });
}
