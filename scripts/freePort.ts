import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A TCP port of this machine that no process listens on. It is none of those that the system gives to other sockets,
 * because what is given the port may listen on it only seconds later: a stack, a database, a browser.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
