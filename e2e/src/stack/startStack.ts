import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/freePort.ts';

/** A whole Brigade, started the way a person starts it, on ports and data of its own. */
export interface Stack {
  /** Origin of the gateway and the web app. */
  url: string;
  /** Origin of the embedded REST API. */
  upstreamUrl: string;
  stop(): Promise<void>;
}

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const patienceMs = '120000';
const readyWithinMs = 600_000;

interface StackOptions {
  /** Folder of the embedded database: an empty one is filled with demo data, any other is continued. */
  dataFolder: string;
  /** Settings beside the usual ones. */
  env?: Record<string, string>;
}

/** Starts a stack, and waits until it is ready. */
export async function startStack({ dataFolder, env = {} }: StackOptions): Promise<Stack> {
  const port = await freePort();
  const upstreamPort = await freePort();
  const launcher = fork('scripts/up.ts', {
    cwd: repository,
    env: {
      ...environment(),
      PORT: `${port}`,
      UPSTREAM_PORT: `${upstreamPort}`,
      UPSTREAM_DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1',
      // On a busy machine, an answer of the API can take longer than users would wait.
      UPSTREAM_CONNECT_TIMEOUT_MS: patienceMs,
      UPSTREAM_HEADERS_TIMEOUT_MS: patienceMs,
      UPSTREAM_BODY_TIMEOUT_MS: patienceMs,
      UPSTREAM_ATTEMPT_TIMEOUT_MS: patienceMs,
      // Several stacks start in a run: the first one compiles the sources for all of them.
      NODE_COMPILE_CACHE: `${repository}.cache/compiled`,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => launcher.once('exit', () => resolve()));
  const started = new Promise<void>((resolve) => launcher.once('message', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    started.then(() => waitUntilOk(`${url}/readyz`)),
    ended.then(() => Promise.reject(new Error('Brigade ended before it was ready.'))),
  ]);
  return {
    url,
    upstreamUrl: `http://127.0.0.1:${upstreamPort}`,
    async stop() {
      launcher.kill('SIGTERM');
      await ended;
    },
  };
}

/** The environment of this process without the test runner's own settings, under which the web build differs. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _node, ...own } = process.env;
  return Object.fromEntries(
    Object.entries(own).filter(([name]) => !/^(VITE|TEST$|DEV$|PROD$|MODE$)/.test(name)),
  );
}

async function waitUntilOk(url: string): Promise<void> {
  const giveUp = AbortSignal.timeout(readyWithinMs);
  for (;;) {
    const response = await fetch(url, { signal: giveUp }).catch(() => undefined);
    if (response?.ok) return;
    giveUp.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
