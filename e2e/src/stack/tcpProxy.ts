import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of a stack that can be disconnected. */
export interface TcpProxy {
  /** The address to use in the place of the stack's origin. */
  url: string;
  /** Ends every connection, and refuses new ones from then on. */
  disconnect(): void;
  /** Accepts connections again. */
  reconnect(): void;
  close(): Promise<void>;
}

/** Starts a proxy that passes every connection on to an origin. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isConnected = true;

  const tie = (one: Socket, other: Socket) => {
    sockets.add(one);
    one.once('error', () => other.destroy());
    one.once('close', () => {
      sockets.delete(one);
      other.destroy();
    });
  };
  const server = createServer((client) => {
    if (!isConnected) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(port), hostname);
    tie(client, upstream);
    tie(upstream, client);
    client.pipe(upstream).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: ownPort } = server.address() as AddressInfo;
  const destroyAll = () => sockets.forEach((socket) => socket.destroy());

  return {
    url: `http://127.0.0.1:${ownPort}`,
    disconnect() {
      isConnected = false;
      destroyAll();
    },
    reconnect() {
      isConnected = true;
    },
    async close() {
      destroyAll();
      server.close();
      await once(server, 'close');
    },
  };
}
