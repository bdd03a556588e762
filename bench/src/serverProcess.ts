import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own, whose CPU time can be read. */
export interface ServerProcess {
  readonly url: string;
  /** CPU time since its start, user and system, in milliseconds. */
  cpu(): Promise<number>;
  /** Sends SIGTERM; resolves when the process has ended. */
  end(): Promise<void>;
}

const reporter = import.meta.resolve('./reportCpu.ts');

/** Starts a module that sends `{ url }` when it is ready. */
export async function startServer(
  module: URL,
  environment: Readonly<Record<string, string>>,
  execArgv: readonly string[] = [],
): Promise<ServerProcess> {
  const child = fork(module, {
    env: { ...process.env, ...environment },
    execArgv: ['--import', reporter, ...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    url,
    async cpu() {
      child.send('cpu');
      const [{ cpu }] = (await once(child, 'message')) as [{ cpu: number }];
      return cpu;
    },
    async end() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
