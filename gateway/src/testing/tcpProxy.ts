import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy whose connections a test can cut. */
export interface TcpProxy {
  /** Without a slash at the end. */
  readonly url: string;
  /** How often clients have sent a text to the server so far, such as a path. */
  count(text: string): number;
  /** Closes all connections and refuses new ones. */
  cut(): void;
  /** Closes all connections and keeps new ones waiting. */
  hold(): void;
  /** Accepts connections again, also those that wait. */
  restore(): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of the server at an address. */
export async function openTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const waiting = new Set<Socket>();
  let sent = '';
  let isCut = false;
  let isHeld = false;

  const forward = (client: Socket) => {
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
  };
  const destroyAll = () => [...sockets, ...waiting].forEach((socket) => socket.destroy());
  const server = createServer((client) => {
    if (isCut) client.destroy();
    else if (isHeld) waiting.add(client.on('error', () => waiting.delete(client)));
    else forward(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: bound } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${bound}`,
    count: (text) => sent.split(text).length - 1,
    cut() {
      isCut = true;
      destroyAll();
    },
    hold() {
      isHeld = true;
      destroyAll();
    },
    restore() {
      isCut = false;
      isHeld = false;
      waiting.forEach(forward);
      waiting.clear();
    },
    async close() {
      destroyAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
