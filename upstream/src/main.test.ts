import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, expect, test } from 'vitest';
import { migratedDump } from './testing/dumps.ts';

const folder = await mkdtemp(join(tmpdir(), 'brigade-main-'));
// A migrated but empty database, as an interrupted first start leaves it, because creating one takes seconds.
const dump = new Blob([await readFile(await migratedDump())]);
await (await PGlite.create({ dataDir: join(folder, 'pgdata'), loadDataDir: dump })).close();
const started: Child[] = [];

const hour = 3_600_000;

/** A server process and its stderr, which is read from the start so that nothing is lost at exit. */
type Child = { process: ChildProcess; said: Promise<string> };

afterEach(async () => {
  for (const { process: child } of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the server like a launcher. */
function start(environment: Record<string, string> = {}): Child {
  const server = fork(fileURLToPath(new URL('main.ts', import.meta.url)), {
    env: {
      ...process.env,
      UPSTREAM_PORT: '0',
      UPSTREAM_DATA_DIR: folder,
      // This test needs a folder, whichever database the other tests use.
      DATABASE_URL: '',
      LOG_LEVEL: 'silent',
      ...environment,
    },
    execArgv: [],
    silent: true,
  });
  const child = { process: server, said: server.stderr ? text(server.stderr) : Promise.resolve('') };
  started.push(child);
  return child;
}

async function addressOf({ process: server, said }: Child): Promise<string> {
  const ended = once(server, 'exit').then(async () => {
    throw new Error(`The server did not start: ${await said}`);
  });
  const [message] = (await Promise.race([once(server, 'message'), ended])) as [{ type: string; url: string }];
  ended.catch(() => {});
  expect(message.type).toBe('ready');
  return message.url;
}

/** The output and exit code of a process that fails to start. */
async function refusal({ process: server, said }: Child): Promise<{ code: unknown; said: string }> {
  const [code] = await once(server, 'exit');
  return { code, said: await said };
}

const isLocked = () =>
  access(join(folder, 'brigade.lock')).then(
    () => true,
    () => false,
  );

async function post(url: string, body: object): Promise<{ token: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { token: string };
}

async function signIn(address: string, email: string): Promise<string> {
  await post(`${address}/api/auth/email/`, { email });
  const outbox = await fetch(`${address}/api/sandbox/outbox/?to=${email}`);
  const { results } = (await outbox.json()) as { results: { code: string | null }[] };
  // Work that is due may have sent another message since.
  const code = results.find((message) => message.code)?.code;
  return (await post(`${address}/api/auth/email/verify/`, { email, code })).token;
}

async function myRoles(address: string, token: string): Promise<unknown> {
  const response = await fetch(`${address}/api/users/me/`, { headers: { authorization: `Bearer ${token}` } });
  const { managed_locations } = (await response.json()) as { managed_locations: unknown };
  return managed_locations;
}

async function clockOffsetOf(address: string): Promise<number> {
  const { headers } = await fetch(`${address}/api/`);
  return Number(headers.get('x-clock-offset'));
}

test('a start seeds an empty database at the time of the settings, and a restart keeps its data and clock', async () => {
  const first = start({ DEMO_TIME: new Date(Date.now() + 3 * hour).toISOString() });
  const address = await addressOf(first);
  const token = await signIn(address, 'manager@brigade.example');
  const roles = await myRoles(address, token);
  expect(roles).toContainEqual({ location_id: expect.any(Number), role: 'ADMIN' });
  const clockOffset = await clockOffsetOf(address);
  expect(clockOffset / hour).toBeCloseTo(3, 1);

  const { code, said } = await refusal(start());
  expect(code).toBe(1);
  expect(said).toMatch(
    new RegExp(`^The database folder ${folder} is in use by process ${first.process.pid}\\.`),
  );
  expect(said).not.toContain('    at ');

  first.process.kill('SIGTERM');
  expect(await once(first.process, 'exit')).toEqual([0, null]);
  expect(await isLocked()).toBe(false);

  const second = start();
  const secondAddress = await addressOf(second);
  expect(await myRoles(secondAddress, token)).toEqual(roles);
  expect(await clockOffsetOf(secondAddress)).toBe(clockOffset);

  second.process.disconnect();
  expect(await once(second.process, 'exit')).toEqual([0, null]);
  expect(await isLocked()).toBe(false);
});

test('an invalid setting aborts the start and is named in the error', async () => {
  const { code, said } = await refusal(start({ UPSTREAM_PORT: 'http' }));

  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^UPSTREAM_PORT: [^\n]+\n$/) });
});

test('a server that is asked to end goes on for its drain time, and says that it is not ready', async () => {
  // The longest time, because this test asks within it. The server ends with the test.
  const child = start({ UPSTREAM_DRAIN_SECONDS: '9' });
  const address = await addressOf(child);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);

  child.process.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503);
  const { status, headers } = await fetch(`${address}/healthz`);
  expect({ status, connection: headers.get('connection') }).toEqual({ status: 200, connection: 'close' });
});
