import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from './freePort.ts';
import { startService, type Service, type ServiceOptions } from './service.ts';

let folder = '';
let service: Service | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brigade-service-'));
});
afterEach(async () => {
  service?.stop();
  await service?.ended;
  rmSync(folder, { recursive: true, force: true });
});

function start(source: string, port: number, options: Partial<ServiceOptions> = {}): Service {
  const entry = join(folder, 'entry.mjs');
  writeFileSync(entry, source);
  service = startService({ entry, readyUrl: `http://127.0.0.1:${port}/readyz`, ...options });
  return service;
}

test('a service on a port that browsers block fails with the port instead of waiting', async () => {
  const { ready } = start('setInterval(() => undefined, 1_000);', 4190);
  await expect(ready).rejects.toThrow('Browsers block port 4190. Choose another one.');
});

test('a service that ends before it is ready fails with its code', async () => {
  const { ready } = start('process.exit(3);', 1025);
  await expect(ready).rejects.toThrow(/ended with code 3 before it was ready/);
});

test('a service that ends is not ready because another program responds at its address', async () => {
  const other = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { ready } = start('process.exit(3);', (other.address() as AddressInfo).port);
  await expect(ready).rejects.toThrow(/ended with code 3 before it was ready/);
  other.close();
});

test('a service that never says that it is ready fails at its time limit while another program responds', async () => {
  const other = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { ready } = start('setInterval(() => undefined, 1_000);', (other.address() as AddressInfo).port, {
    readyWithinMs: 500,
  });
  await expect(ready).rejects.toThrow(
    /entry\.mjs did not say in 0\.5 seconds that it is ready, but http:\S+ answers\. Another program may use that address/,
  );
  other.close();
});

test('a service whose address does not respond fails at its time limit', async () => {
  const port = await freePort();
  const { ready } = start('process.send({ type: "ready" }); setInterval(() => undefined, 1_000);', port, {
    readyWithinMs: 500,
  });
  await expect(ready).rejects.toThrow(`http://127.0.0.1:${port}/readyz did not answer in 0.5 seconds.`);
});

test('a service is ready once it says so and responds', async () => {
  const port = await freePort();
  const { ready } = start(
    `import { createServer } from 'node:http';
    createServer((_, response) => response.end()).listen(${port}, '127.0.0.1', () => process.send({ type: 'ready' }));
    process.on('SIGTERM', () => process.exit(0));`,
    port,
  );
  await expect(ready).resolves.toBeUndefined();
});

test('a service can be stopped before it is ready', async () => {
  const { ready, ended, stop } = start('setInterval(() => undefined, 1_000);', 1025);
  stop();
  await expect(ready).rejects.toThrow(/before it was ready/);
  await ended;
});

test('a launcher whose service is killed before it is ready ends with it', async () => {
  const entry = join(folder, 'launcher.mjs');
  const options = { entry: join(folder, 'entry.mjs'), readyUrl: 'http://127.0.0.1:1025/readyz' };
  writeFileSync(join(folder, 'entry.mjs'), 'process.kill(process.pid, "SIGTERM");');
  writeFileSync(
    entry,
    `import { startService } from ${JSON.stringify(import.meta.resolve('./service.ts'))};
    await startService(${JSON.stringify(options)}).ready.catch(() => undefined);`,
  );
  const [code] = (await once(spawn(process.execPath, [entry]), 'exit')) as [number];
  expect(code).toBe(0);
});
