import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own, whose CPU time and memory can be read. */
export interface ServerProcess {
  readonly url: string;
  /** CPU time since its start, user and system, in milliseconds. */
  cpu(): Promise<number>;
  /** Memory that it holds now, in megabytes. */
  memory(): Promise<number>;
  /** Sends SIGTERM; resolves when the process has ended. */
  end(): Promise<void>;
}

const reporter = import.meta.resolve('./reportUse.ts');

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

  async function used(): Promise<{ cpu: number; memory: number }> {
    child.send('use');
    const [answer] = (await once(child, 'message')) as [{ cpu: number; memory: number }];
    return answer;
  }

  return {
    url,
    cpu: async () => (await used()).cpu,
    memory: async () => (await used()).memory / 1_000_000,
    async end() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
