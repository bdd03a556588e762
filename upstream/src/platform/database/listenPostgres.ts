import { Client } from 'pg';
import type { Hear, Listen } from '../../database/listen.ts';

/** From one attempt to listen again to the next. */
const retryMilliseconds = 1000;

/** Listens on a connection of its own, and again on a new one when that breaks. `stop` ends all of them. */
export function listenPostgres(connectionString: string): { listen: Listen; stop: () => Promise<void> } {
  const clients = new Set<Client>();
  let isStopped = false;

  async function connect(channel: string, hear: Hear): Promise<void> {
    const client = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5000 });
    client.on('notification', ({ payload }) => hear.message(payload ?? ''));
    // A connection that breaks ends, too, and is replaced then.
    client.on('error', () => {});
    await client.connect();
    clients.add(client);
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    client.once('end', () => {
      clients.delete(client);
      reconnect(channel, hear);
    });
    if (isStopped) await client.end();
  }

  function reconnect(channel: string, hear: Hear): void {
    if (isStopped) return;
    setTimeout(() => {
      if (isStopped) return;
      connect(channel, hear).then(
        () => hear.missed(),
        () => reconnect(channel, hear),
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
