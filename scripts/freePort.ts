import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const range = { start: 20_000, end: 32_768 };
const slices = 16;

/** Ports of this process that may not be listened on yet. */
const given = new Set<number>();

/**
 * A TCP port of this machine that no process listens on, and that neither this process nor another worker of a test run
 * was given. It is none of those that the system gives to other sockets, because what is given the port may listen on it
 * only seconds later: a stack, a database, a browser.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomPort();
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

/** Of the slice of the range that belongs to the worker; what runs outside of a worker has the first one. */
function randomPort(): number {
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % slices;
  const size = Math.floor((range.end - range.start) / slices);
  const start = range.start + worker * size;
  return randomInt(start, start + size);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
