import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { ChangeSignals } from './changeSignals.ts';
import { feedStart } from './readFeed.ts';

/**
 * Adds a header with a cursor of the change feed to every response to a GET request. The cursor is from before the
 * request: a client that follows from it misses nothing that the response does not show yet.
 *
 * The end of the feed is read when the database notifies of changes, so that requests do not wait for it. Without
 * notifications, there is no header.
 */
export async function addChangeCursor(
  server: FastifyInstance,
  database: Database,
  signals: ChangeSignals | null,
): Promise<void> {
  if (signals === null) return;
  let end = await feedStart(database, undefined);
  let isReading = false;
  let isStale = false;

  async function refresh(): Promise<void> {
    isStale = true;
    if (isReading) return;
    isReading = true;
    try {
      // Changes that commit during a read are read by the next one.
      while (isStale) {
        isStale = false;
        end = await feedStart(database, undefined);
      }
    } catch {
      // An older cursor repeats changes but misses none, and the next notification brings a newer one.
    } finally {
      isReading = false;
    }
  }

  const unsubscribe = signals.subscribe((signal) => {
    if (signal.kind !== 'lost access') void refresh();
  });
  server.addHook('onClose', async () => unsubscribe());
  server.addHook('onRequest', async ({ method }, reply) => {
    if (method === 'GET') reply.header('x-change-cursor', String(end));
  });
}
