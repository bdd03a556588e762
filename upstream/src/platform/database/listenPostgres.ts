import { Client } from 'pg';
import type { Listener, Listen } from './listen.ts';

/** The delay before reconnecting. */
const retryMilliseconds = 1000;

/** Listens on a dedicated connection per channel and reconnects when it breaks. `stop` closes all of them. */
export function listenPostgres(connectionString: string): { listen: Listen; stop: () => Promise<void> } {
  const clients = new Set<Client>();
  let isStopped = false;

  async function connect(channel: string, listener: Listener): Promise<void> {
    const client = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5000 });
    client.on('notification', ({ payload }) => listener.message(payload ?? ''));
    // A broken connection also emits `end`, which reconnects.
    client.on('error', () => {});
    await client.connect();
    clients.add(client);
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    client.once('end', () => {
      clients.delete(client);
      reconnect(channel, listener);
    });
    if (isStopped) await client.end();
  }

  function reconnect(channel: string, listener: Listener): void {
    if (isStopped) return;
    setTimeout(() => {
      if (isStopped) return;
      connect(channel, listener).then(
        () => listener.missed(),
        () => reconnect(channel, listener),
      );
    }, retryMilliseconds).unref();
  }

  return {
    listen: connect,
    stop: async () => {
      isStopped = true;
      await Promise.all(Array.from(clients, (client) => client.end()));
    },
  };
}
