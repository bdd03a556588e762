import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { hearChanges } from '../platform/live/changeSignals.ts';
import { type Clock, createClock } from '../platform/clock.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { serverSecret } from '../platform/database/serverSecret.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { seedDemo } from '../sandbox/demo/seedDemo.ts';
import type { DueUpstream } from '../dueWork/dueJob.ts';
import { repeatDueWork } from '../platform/dueWork/repeatDueWork.ts';
import { buildServer } from './buildServer.ts';
import { followClock, setClock } from '../sandbox/followClock.ts';
import type { Settings } from '../platform/settings.ts';

/** A running server. */
export type RunningUpstream = {
  /** Where it listens, without a slash at the end. */
  url: string;
  server: FastifyInstance;
  database: Database;
  /** Answers what is under way, then closes the server and the database. */
  close: () => Promise<void>;
};

/**
 * Opens the database, brings it up to date, fills an empty one with demo data (not in production) and listens.
 *
 * @param clock the one source of time
 * @throws FolderInUseError when another process holds the database folder
 */
export async function startUpstream(
  settings: Settings,
  clock: Clock = createClock(),
): Promise<RunningUpstream> {
  const { database, listen, close: closeDatabase } = await openDatabase(settings.databasePlace);
  try {
    await migrate(database);
    if (!settings.isProduction) {
      await fillWhenEmpty(database, settings.demoSeed, clock);
      await setClock({ database, clock });
    }
    const upstream = {
      database,
      clock,
      settings: { ...settings, ssoSharedSecret: await ssoSecret(database, settings) },
    };
    const changeSignals = await hearChanges(listen);
    const server = await buildServer(upstream, { changeSignals });
    const url = await server.listen({ host: settings.host, port: settings.port });
    const stopDueWork = beginDueWork(upstream, settings, server);
    const stopFollowing = beginFollowing(upstream, settings, server);
    return {
      url,
      server,
      database,
      close: async () => {
        await Promise.all([server.close(), stopDueWork(), stopFollowing()]);
        await closeDatabase();
      },
    };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

function beginDueWork(
  upstream: DueUpstream,
  { dueWorkSeconds: seconds }: Settings,
  server: FastifyInstance,
): () => Promise<void> {
  if (seconds === 0) return () => Promise.resolve();
  return repeatDueWork(upstream, {
    seconds,
    onError: (error) => server.log.error({ err: error }, 'Due work failed and is tried again'),
  });
}

/** PGlite is held by this process, so nobody else moves its clock. */
function beginFollowing(
  { database, clock }: DueUpstream,
  { isProduction, databasePlace }: Settings,
  server: FastifyInstance,
): () => Promise<void> {
  if (isProduction || databasePlace.kind !== 'postgres') return () => Promise.resolve();
  return followClock({
    database,
    clock,
    onError: (error) => server.log.error({ err: error }, 'The clock could not be read and is tried again'),
  });
}

/** Outside production the sandbox plays the directory, so that both sides of single sign-on can be tried. */
async function ssoSecret(database: Database, settings: Settings): Promise<string | null> {
  if (settings.isProduction) return settings.ssoSharedSecret;
  return settings.ssoSharedSecret ?? serverSecret(database, 'sso');
}

/** Any number that no other user of the same PostgreSQL database locks on. */
const advisoryLock = 4_001_002;

/**
 * All or nothing: a start that was interrupted leaves an empty database, which the next one fills. Of several
 * servers that start on one database, one fills it and the others wait for that.
 */
async function fillWhenEmpty(database: Database, seed: number, clock: Clock): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(trx);
    const anybody = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (!anybody) await seedDemo(trx, { seed, now: clock.now() });
  });
}
