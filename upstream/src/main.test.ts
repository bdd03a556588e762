import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'brigade-main-'));
const started: ChildProcess[] = [];

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the server as a launcher does. */
function start(environment: Record<string, string> = {}): ChildProcess {
  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), {
    env: {
      ...process.env,
      UPSTREAM_PORT: '0',
      UPSTREAM_DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      ...environment,
    },
    execArgv: [],
    silent: true,
  });
  started.push(child);
  return child;
}

async function addressOf(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(async (how) => {
    throw new Error(`The server did not start (${String(how)}): ${await text(child.stderr!)}`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ type: string; url: string }];
  ended.catch(() => {});
  expect(message.type).toBe('ready');
  return message.url;
}

/** What a process that does not start says and exits with. */
async function refusal(child: ChildProcess): Promise<{ code: unknown; said: string }> {
  const [[code], said] = await Promise.all([once(child, 'exit'), text(child.stderr!)]);
  return { code, said };
}

const isLocked = () =>
  access(join(folder, 'brigade.lock')).then(
    () => true,
    () => false,
  );

async function post(url: string, body: object): Promise<{ token: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { token: string };
}

async function signIn(address: string, email: string): Promise<string> {
  await post(`${address}/api/auth/email/`, { email });
  const outbox = await fetch(`${address}/api/sandbox/outbox/?to=${email}`);
  const { results } = (await outbox.json()) as { results: { code: string }[] };
  return (await post(`${address}/api/auth/email/verify/`, { email, code: results[0]?.code })).token;
}

async function myRoles(address: string, token: string): Promise<unknown> {
  const answer = await fetch(`${address}/api/users/me/`, { headers: { authorization: `Bearer ${token}` } });
  const { managed_locations } = (await answer.json()) as { managed_locations: unknown };
  return managed_locations;
}

test('the first start fills an empty database, a restart keeps everything', { timeout: 60_000 }, async () => {
  const first = start();
  const address = await addressOf(first);
  const token = await signIn(address, 'manager@brigade.example');
  const roles = await myRoles(address, token);
  expect(roles).toContainEqual({ location_id: expect.any(Number), role: 'ADMIN' });

  const { code, said } = await refusal(start());
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^The database folder ${folder} is in use by process ${first.pid}\\.`));
  expect(said).not.toContain('    at ');

  first.kill('SIGTERM');
  expect(await once(first, 'exit')).toEqual([0, null]);
  expect(await isLocked()).toBe(false);

  const second = start();
  expect(await myRoles(await addressOf(second), token)).toEqual(roles);

  second.disconnect();
  expect(await once(second, 'exit')).toEqual([0, null]);
  expect(await isLocked()).toBe(false);
});

test('a setting that cannot be used ends the start with its name', async () => {
  const { code, said } = await refusal(start({ UPSTREAM_PORT: 'http' }));

  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^UPSTREAM_PORT: [^\n]+\n$/) });
});
