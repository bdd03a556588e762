import { type ServerProcess, startServer } from './serverProcess.ts';

export const gatewayModule = new URL(import.meta.resolve('@brigade/gateway/main.ts'));

/** The gateway as shipped, with the log that it writes by default. */
export function gatewaySettings(upstreamUrl: string): Record<string, string> {
  return {
    BRIGADE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'info',
    UPSTREAM_API_BASE: upstreamUrl,
    MALLOC_ARENA_MAX: '1',
  };
}

/** Starts a gateway without a log in front of an upstream; resolves when it is ready. */
export function startGatewayProcess(
  upstreamUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  return startServer(gatewayModule, {
    ...gatewaySettings(upstreamUrl),
    LOG_LEVEL: 'silent',
    ...environment,
  });
}
