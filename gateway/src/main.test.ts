import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

function start(environment: Record<string, string> = {}): ChildProcess {
  return fork(main, {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...environment },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

async function readyAt(child: ChildProcess): Promise<string> {
  const [message] = (await once(child, 'message')) as [{ type: string; url: string }];
  expect(message.type).toBe('ready');
  return message.url;
}

test('the gateway reports to its launcher where it is, serves, and ends by itself on SIGTERM', async () => {
  const child = start();
  const url = await readyAt(child);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('the gateway serves on for its drain time after SIGTERM, and says that it is not ready', async () => {
  // The longest time, because this test asks twice within it.
  const child = start({ DRAIN_SECONDS: '9' });
  const url = await readyAt(child);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${url}/healthz`)).headers.get('connection')).toBe('close');
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect(await ended).toEqual([0, null]);
});

test('the gateway ends when its launcher is gone', async () => {
  const child = start();
  await readyAt(child);
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});

test('the gateway names a setting that it cannot use, and nothing more', async () => {
  const child = start({ UPSTREAM_API_BASE: 'nowhere' });
  const [[code], complaint] = await Promise.all([
    once(child, 'exit') as Promise<[number]>,
    text(child.stderr ?? new ReadableStream()),
  ]);
  expect(code).toBe(1);
  expect(complaint).toBe('UPSTREAM_API_BASE: must be a valid http or https URL\n');
});
