import { readFile } from 'node:fs/promises';
import { hashToken } from '../platform/access/sessionToken.ts';
import type { Database } from '../platform/database/database.ts';
import { parseSettings, type Settings } from '../platform/settings.ts';
import { type RunningUpstream, startUpstream } from '../app/startUpstream.ts';
import { demoDump } from './dumps.ts';
import { testStart } from './fixtureIds.ts';
import { takeSnapshot } from './takeSnapshot.ts';
import { type TestClock, testClock } from './testClock.ts';

/** A server with the demo data, in this process and on a free port. */
export type DemoUpstream = RunningUpstream & {
  /** Starts at the instant that the demo data was generated for. */
  clock: TestClock;
  /** Opens a session, like a sign-in, and returns its token. Throws for an unknown email address. */
  tokenOf: (email: string) => Promise<string>;
  /** Restores the data of the start and ends all sessions. */
  reset: () => Promise<void>;
};

/**
 * Starts a server with demo data generated for the start of the tests. It takes about a second; its routes
 * behave like the real ones.
 *
 * @param settings overrides of a local server with the slug `brigade`
 */
export async function startDemoUpstream(settings: Partial<Settings> = {}): Promise<DemoUpstream> {
  const clock = testClock(testStart);
  const dump = new Blob([await readFile(await demoDump())]);
  const services = await startUpstream(
    {
      ...parseSettings({}),
      port: 0,
      logLevel: 'silent',
      // The clock moves only when a test moves it, so due work runs only when the test requests it.
      dueWorkSeconds: 0,
      databasePlace: { kind: 'memory', dump },
      ...settings,
    },
    clock,
  );
  const restore = await takeSnapshot(services.database);
  return {
    ...services,
    clock,
    tokenOf: (email) => openSession(services.database, email),
    reset: async () => {
      await restore();
      clock.set(testStart);
    },
  };
}

let sessions = 0;

async function openSession(database: Database, email: string): Promise<string> {
  const user = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow(() => new Error(`No user has the address ${email}`));
  const token = `test-session-${++sessions}`;
  await database
    .insertInto('sessions')
    .values({
      user_id: user.id,
      token_hash: hashToken(token),
      created_ts: testStart,
      expires_ts: '2100-01-01T00:00:00Z',
    })
    .execute();
  return token;
}
