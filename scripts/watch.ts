/** `npm run dev`: upstream and gateway restart on change; the web app is served by Vite with hot reload on port 5173,
 * its GraphQL compiled on change. */
import { spawn } from 'node:child_process';
import { watchRelay } from './relayWatch.ts';
import { startService } from './service.ts';
import { workerSecret } from './workerSecret.ts';

const shared = workerSecret();

const upstream = startService({
  entry: 'upstream/src/main.ts',
  readyUrl: 'http://127.0.0.1:4001/readyz',
  flags: ['--watch'],
  env: shared,
});
await upstream.ready;
const gateway = startService({
  entry: 'gateway/src/main.ts',
  readyUrl: 'http://127.0.0.1:4000/healthz',
  flags: ['--watch'],
  env: {
    ...shared,
    UPSTREAM_API_BASE: 'http://127.0.0.1:4001/',
    OUTBOX_URL: 'http://127.0.0.1:4001/outbox',
  },
});
await gateway.ready;
const endRelay = watchRelay();
const vite = spawn('node_modules/.bin/vite', [], { cwd: 'web', stdio: 'inherit' });

function stopAll(): void {
  endRelay();
  vite.kill('SIGTERM');
  gateway.stop();
  upstream.stop();
}
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
vite.once('exit', stopAll);
await Promise.all([upstream.ended, gateway.ended]);
