import { readFile } from 'node:fs/promises';
import { hashToken } from '../platform/access/sessionToken.ts';
import type { Database } from '../database/database.ts';
import { parseSettings, type Settings } from '../platform/settings.ts';
import { type RunningUpstream, startUpstream } from '../app/startUpstream.ts';
import { demoDump } from './dumps.ts';
import { testStart } from './fixtureIds.ts';
import { takeSnapshot } from './takeSnapshot.ts';
import { type TestClock, testClock } from './testClock.ts';

/** A server on the demo data, in this process and on a port of its own. */
export type DemoUpstream = RunningUpstream & {
  /** Stands at the instant at which the demo data was made. */
  clock: TestClock;
  /** A token of a new session, as by a sign-in. Throws when nobody has the e-mail address. */
  tokenOf: (email: string) => Promise<string>;
  /** Brings all data back to how it was after the start; ends every session. */
  reset: () => Promise<void>;
};

/**
 * Starts a server with the demo data of a first start at the tests' start. It takes about a second; its calls
 * behave as those of the real one.
 *
 * @param settings what differs from a local server with the slug `brigade`
 */
export async function startDemoUpstream(settings: Partial<Settings> = {}): Promise<DemoUpstream> {
  const clock = testClock(testStart);
  const dump = new Blob([await readFile(await demoDump())]);
  const upstream = await startUpstream(
    {
      ...parseSettings({}),
      port: 0,
      logLevel: 'silent',
      // Time stands still here until a test moves it: what is due then is done when the test asks for it.
      dueWorkSeconds: 0,
      databasePlace: { kind: 'memory', dump },
      ...settings,
    },
    clock,
  );
  const restore = await takeSnapshot(upstream.database);
  return {
    ...upstream,
    clock,
    tokenOf: (email) => openSession(upstream.database, email),
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
    .executeTakeFirstOrThrow(() => new Error(`Nobody has the address ${email}`));
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
