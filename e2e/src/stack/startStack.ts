import { fork } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A whole Brigade, started the way a person starts it, on ports and data of its own. */
export interface Stack {
  /** Origin of the gateway and the web app. */
  url: string;
  /** Origin of the embedded REST API. */
  upstreamUrl: string;
  /** Folder of the embedded database; a later stack that gets it finds everything again. */
  dataFolder: string;
  stop(): Promise<void>;
}

const repository = new URL('../../../', import.meta.url).pathname;
const readyWithinMs = 120_000;

/** How a stack differs from the usual one. */
interface StackOptions {
  /** Of an earlier stack, whose data it continues; otherwise it starts with fresh demo data. */
  dataFolder?: string;
  /** Settings beside the usual ones. */
  env?: Record<string, string>;
}

/** Starts the stack. */
export async function startStack({
  dataFolder = mkdtempSync(join(tmpdir(), 'brigade-e2e-')),
  env = {},
}: StackOptions = {}): Promise<Stack> {
  const [port, upstreamPort] = await Promise.all([freePort(), freePort()]);
  const launcher = fork('scripts/up.ts', {
    cwd: repository,
    env: {
      ...process.env,
      PORT: `${port}`,
      UPSTREAM_PORT: `${upstreamPort}`,
      UPSTREAM_DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => launcher.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    answers(`${url}/readyz`),
    ended.then(() => Promise.reject(new Error('Brigade ended before it was ready.'))),
  ]);
  return {
    url,
    upstreamUrl: `http://127.0.0.1:${upstreamPort}`,
    dataFolder,
    async stop() {
      launcher.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(url: string): Promise<void> {
  const giveUp = AbortSignal.timeout(readyWithinMs);
  for (;;) {
    const response = await fetch(url, { signal: giveUp }).catch(() => undefined);
    if (response?.ok) return;
    giveUp.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}
