import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** Ends it without any warning, as a lost machine does. */
  kill(): Promise<void>;
}

/**
 * Starts a server that reports its URL over IPC.
 *
 * @param main the module
 * @throws Error with what the server wrote, if it ends before it is ready
 */
export async function startServerProcess(
  main: URL,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = fork(main, {
    env: { ...process.env, LOG_LEVEL: 'silent', ...environment },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit');
  const complaint = text(child.stderr ?? new ReadableStream());
  const failed = ended.then(async () => {
    throw new Error(`The server did not start: ${await complaint}`);
  });
  const [{ url }] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string }];
  failed.catch(() => {});
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
