import { fork, type ChildProcess } from 'node:child_process';

/** A long-running process of the house, started by a launcher. */
export interface Service {
  /**
   * Resolves once it says that it listens and its address responds. Rejects when it ends before, does not respond in five
   * minutes, or has a port that is blocked.
   */
  ready: Promise<void>;
  /** Resolves with the exit code when the process ends, for whatever reason. */
  ended: Promise<number>;
  /** Asks it to finish what it is doing and leave. */
  readonly stop: () => void;
}

/** What `startService` needs to know about a process. */
export interface ServiceOptions {
  /** Entry file, relative to the repository's root. */
  entry: string;
  /** Address that answers 200 once the service can work. */
  readyUrl: string;
  /** Environment beside the launcher's own. */
  env?: Record<string, string>;
  /** Node flags, such as --watch. */
  flags?: string[];
}

const readyWithinMs = 300_000;
const askEveryMs = 100;

/**
 * Starts a service.
 * The IPC channel is its lifeline: services leave when it closes, so that a killed launcher leaves nothing behind.
 */
export function startService({ entry, readyUrl, env = {}, flags = [] }: ServiceOptions): Service {
  const child = fork(entry, { env: { ...process.env, ...env }, execArgv: flags, stdio: 'inherit' });
  const ended = exitOf(child);
  const ready = Promise.race([
    // Another program may respond at the address, and the service fail to listen there.
    Promise.all([listens(child), responds(readyUrl, child)]).then(() => undefined),
    ended.then((code) => {
      throw new Error(`${entry} ended with code ${code} before it was ready.`);
    }),
  ]);
  // A launcher that is stopping no longer awaits it.
  ready.catch(() => undefined);
  return { ready, ended, stop: () => void child.kill('SIGTERM') };
}

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))));
}

/** Resolves when the process says that it is ready. */
function listens(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && 'type' in message && message.type === 'ready') resolve();
    });
  });
}

async function responds(url: string, child: ChildProcess): Promise<void> {
  const giveUp = AbortSignal.timeout(readyWithinMs);
  while (child.exitCode === null && child.signalCode === null) {
    // A refused connection only means: not yet.
    const response = await fetch(url, { signal: giveUp }).catch((error: unknown) => {
      if (isBlocked(error)) throw blockedPort(url);
    });
    if (response?.ok) return;
    if (giveUp.aborted) throw new Error(`${url} did not answer in ${readyWithinMs / 1000} seconds.`);
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
}

/** Fetch blocks the same ports as browsers, which could not open the app there either. */
function isBlocked(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port';
}

function blockedPort(url: string): Error {
  return new Error(`Browsers block port ${new URL(url).port}. Choose another one.`);
}
