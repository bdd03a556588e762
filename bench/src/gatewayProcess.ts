import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A gateway in a process of its own. */
export interface GatewayProcess {
  readonly url: string;
  /** Sends SIGTERM; resolves when the process has ended. */
  end(): Promise<void>;
}

/** Starts a gateway in front of an upstream; resolves when it is ready. */
export async function startGatewayProcess(
  upstreamUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<GatewayProcess> {
  const child = fork(fileURLToPath(import.meta.resolve('@brigade/gateway/main.ts')), {
    env: {
      ...process.env,
      BRIGADE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      UPSTREAM_API_BASE: upstreamUrl,
      ...environment,
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    url,
    async end() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
