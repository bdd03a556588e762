import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free port and sends the URL to the process that started this one; ends with it. */
export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.send?.({ url: `http://127.0.0.1:${port}` });
  });
  process.on('disconnect', () => process.exit());
}
