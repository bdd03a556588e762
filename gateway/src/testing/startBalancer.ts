import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A load balancer in front of servers that come and go. */
export interface Balancer {
  /** Without a slash at the end. */
  readonly url: string;
  /** How many connections each server has got, by its URL. */
  readonly connections: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/**
 * Starts a load balancer that gives connections to servers in turn. One that cannot be opened is tried at the next
 * server, as that of `compose.yaml` does; one that breaks is closed, also to the client.
 *
 * @param targets the URLs of the servers at this moment
 */
export async function startBalancer(targets: () => readonly string[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  const connections = new Map<string, number>();
  let turn = 0;

  function track(socket: Socket, other: Socket): void {
    sockets.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  }

  function forward(client: Socket, [target, ...others]: readonly string[]): void {
    if (target === undefined) {
      client.destroy();
      return;
    }
    const { hostname, port } = new URL(target);
    const server = connect(Number(port), hostname);
    const onRefused = () => forward(client, others);
    server.once('error', onRefused);
    server.once('connect', () => {
      server.off('error', onRefused);
      connections.set(target, (connections.get(target) ?? 0) + 1);
      track(client, server);
      track(server, client);
      client.pipe(server).pipe(client);
    });
  }

  const balancer = createServer((client) => {
    // Until a server has its connection, the client may go away.
    client.on('error', () => client.destroy());
    const all = targets();
    turn = (turn + 1) % all.length;
    forward(client, [...all.slice(turn), ...all.slice(0, turn)]);
  });
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  const { port } = balancer.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    connections,
    async close() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => balancer.close(resolve));
    },
  };
}
