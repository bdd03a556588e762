import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP line to a server that can be cut. */
export interface LineProxy {
  /** Without a slash at the end. */
  readonly url: string;
  /** How often a text went to the server so far, such as a path. */
  count(text: string): number;
  /** Cuts what is connected, and refuses everybody from then on. */
  cut(): void;
  /** Lets everybody through again. */
  mend(): void;
  close(): Promise<void>;
}

/** Opens a line to the server at an address. */
export async function openLineProxy(target: string): Promise<LineProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let sent = '';
  let isCut = false;

  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.on('data', (data) => {
      sent += data.toString('latin1');
    });
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: bound } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${bound}`,
    count: (text) => sent.split(text).length - 1,
    cut() {
      isCut = true;
      sockets.forEach((socket) => socket.destroy());
    },
    mend() {
      isCut = false;
    },
    async close() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
