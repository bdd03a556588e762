import { fork, type ChildProcess } from 'node:child_process';

/** A long-running process of the house, started by a launcher. */
export interface Service {
  /**
   * Resolves once it says that it listens and its address responds. Rejects when it ends before, when one of the two takes
   * longer than its time limit, or when its port is blocked.
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
  /** Its time limit to become ready, five minutes unless stated. */
  readyWithinMs?: number;
}

const defaultReadyWithinMs = 300_000;
const askEveryMs = 100;

/**
 * Starts a service.
 * The IPC channel is its lifeline: services leave when it closes, so that a killed launcher leaves nothing behind.
 */
export function startService(options: ServiceOptions): Service {
  const { entry, env = {}, flags = [] } = options;
  const child = fork(entry, { env: { ...process.env, ...env }, execArgv: flags, stdio: 'inherit' });
  const ended = exitOf(child);
  const ready = Promise.race([
    isReady(child, options),
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

async function isReady(
  child: ChildProcess,
  { entry, readyUrl, readyWithinMs = defaultReadyWithinMs }: ServiceOptions,
): Promise<void> {
  const giveUp = AbortSignal.timeout(readyWithinMs);
  const says = saysReady(child, giveUp);
  const inTime = `in ${readyWithinMs / 1000} seconds`;
  if (!(await responds(readyUrl, child, giveUp))) throw new Error(`${readyUrl} did not answer ${inTime}.`);
  // Another program may respond at the address, and the service fail to listen there.
  if (await says) return;
  throw new Error(
    `${entry} did not say ${inTime} that it is ready, but ${readyUrl} answers. Another program may use that address.`,
  );
}

/** Whether the process says in time that it is ready. */
function saysReady(child: ChildProcess, giveUp: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && 'type' in message && message.type === 'ready') resolve(true);
    });
    giveUp.addEventListener('abort', () => resolve(false));
  });
}

/** Whether the address responds in time, while the process runs. */
async function responds(url: string, child: ChildProcess, giveUp: AbortSignal): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null && !giveUp.aborted) {
    // A refused connection only means: not yet.
    const response = await fetch(url, { signal: giveUp }).catch((error: unknown) => {
      if (isBlocked(error)) throw blockedPort(url);
    });
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
  return false;
}

/** Fetch blocks the same ports as browsers, which could not open the app there either. */
function isBlocked(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port';
}

function blockedPort(url: string): Error {
  return new Error(`Browsers block port ${new URL(url).port}. Choose another one.`);
}
