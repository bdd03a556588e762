/** `npm start`: the embedded REST API (unless UPSTREAM_API_BASE names another), the gateway and the web app. */
import { startService, type Service, type ServiceOptions } from './service.ts';
import { buildWebIfStale } from './webBuild.ts';
import { welcome } from './welcome.ts';
import { workerSecret } from './workerSecret.ts';

const host = process.env['HOST'] ?? '127.0.0.1';
const gatewayUrl = `http://${host}:${process.env['PORT'] ?? '4000'}`;
const embeddedUrl = `http://127.0.0.1:${process.env['UPSTREAM_PORT'] ?? '4001'}`;
const upstreamBase = process.env['UPSTREAM_API_BASE'];
const shared = upstreamBase ? {} : workerSecret();

const running: Service[] = [];
let isStopping = false;

function stopAll(): void {
  isStopping = true;
  // The gateway first: what it has begun may still need the upstream.
  for (const service of running.toReversed()) service.stop();
}
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);

/** Starts a service, which a signal stops from now on, and waits until it is ready. */
async function run(options: ServiceOptions): Promise<void> {
  const service = startService(options);
  running.push(service);
  await service.ready;
}

try {
  // A custom WEB_ROOT must already be built.
  if (!process.env['WEB_ROOT']) buildWebIfStale();
  if (!upstreamBase) {
    await run({
      entry: 'upstream/src/main.ts',
      readyUrl: `${embeddedUrl}/readyz`,
      env: {
        ...shared,
        // In production links must lead to the public address, which only its operator knows.
        ...(process.env['BRIGADE_ENV'] !== 'production' && {
          WEB_PUBLIC_URL: process.env['WEB_PUBLIC_URL'] ?? gatewayUrl,
        }),
      },
    });
  }
  await run({
    entry: 'gateway/src/main.ts',
    readyUrl: `${gatewayUrl}/healthz`,
    env: {
      ...shared,
      // As in the image: memory that glibc would keep for each thread.
      MALLOC_ARENA_MAX: '1',
      UPSTREAM_API_BASE: upstreamBase ?? `${embeddedUrl}/`,
      ...(upstreamBase ? {} : { OUTBOX_URL: `${embeddedUrl}/outbox` }),
    },
  });
  process.stdout.write(welcome({ gatewayUrl, outboxUrl: upstreamBase ? null : `${embeddedUrl}/outbox` }));
  process.send?.({ type: 'ready' });
  const firstExit = await Promise.race(running.map((service) => service.ended));
  if (!isStopping) process.stderr.write('A part of Brigade ended; stopping the rest.\n');
  stopAll();
  const codes = await Promise.all(running.map((service) => service.ended));
  process.exitCode = isStopping ? Math.max(firstExit, ...codes) : 1;
} catch (error) {
  process.exitCode = isStopping ? 0 : 1;
  if (!isStopping) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  stopAll();
  await Promise.all(running.map((service) => service.ended));
}
