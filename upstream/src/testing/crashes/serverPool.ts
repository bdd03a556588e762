import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server process, and its URL once it is ready. */
type Running = { process: ChildProcess; url: Promise<string> };

/** Server processes on one database. */
export type ServerPool = {
  size: number;
  /** The URL of a process; waits while it starts. */
  urlOf: (index: number) => Promise<string>;
  /** Ends a process with SIGKILL and starts another one in its place. */
  kill: (index: number) => void;
  /** Ends all processes with SIGKILL. */
  end: () => Promise<void>;
};

/** Starts servers whose due work begins every second. */
export function startServerPool(databaseUrl: string, size: number): ServerPool {
  const running = Array.from({ length: size }, () => start(databaseUrl));
  return {
    size,
    urlOf: (index) => {
      const server = running[index];
      if (!server) throw new RangeError(`There is no server ${index}`);
      return server.url;
    },
    kill: (index) => {
      running[index]?.process.kill('SIGKILL');
      running[index] = start(databaseUrl);
    },
    end: async () => {
      await Promise.all(
        running.map(async ({ process: child }) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          const ended = once(child, 'exit');
          child.kill('SIGKILL');
          await ended;
        }),
      );
    },
  };
}

function start(databaseUrl: string): Running {
  const child = fork(fileURLToPath(new URL('../../main.ts', import.meta.url)), {
    env: {
      ...process.env,
      UPSTREAM_PORT: '0',
      DATABASE_URL: databaseUrl,
      DUE_WORK_SECONDS: '1',
      LOG_LEVEL: 'silent',
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = Promise.race([
    once(child, 'message').then(([message]) => (message as { url: string }).url),
    // A kill can come before the start is over.
    once(child, 'exit').then(() => 'http://127.0.0.1:1'),
  ]);
  return { process: child, url };
}
