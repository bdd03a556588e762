import type { Reply, Send } from './reply.ts';

/** A connection that is not made again. */
export interface RedisConnection {
  /** Rejects when the server cannot be reached or refuses the password. */
  readonly connected: () => Promise<void>;
  /** Resolves with the error that ended the connection; null when this process did. */
  readonly ended: Promise<unknown>;
  readonly send: Send;
  readonly close: () => void;
}

/**
 * Begins to connect, as soon as the client is loaded: gateways without Redis do not load it.
 *
 * @param timeout of the connection, in milliseconds
 */
export async function openRedis(url: string, timeout: number): Promise<RedisConnection> {
  const { createClient } = await import('@redis/client');
  const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    disableClientInfo: true,
    socket: { connectTimeout: timeout, reconnectStrategy: false },
  });
  client.on('error', end);
  const connecting = client.connect();
  // `connected` rejects with the same error.
  connecting.catch(end);
  void ended.then(() => client.destroy());

  return {
    async connected() {
      await connecting;
    },
    ended,
    send: (commands) => Promise.all(commands.map((command) => client.sendCommand<Reply>(command))),
    close: () => end(null),
  };
}
