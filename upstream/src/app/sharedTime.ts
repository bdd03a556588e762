import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { type DatabaseTime, databaseTime } from '../platform/database/databaseTime.ts';
import { followDatabaseTime } from '../platform/database/followDatabaseTime.ts';
import { describeFailure } from '../platform/server/describeFailure.ts';
import type { Settings } from '../platform/settings.ts';

/** The time that servers on a database share. Null for PGlite, which belongs to this process and has its time. */
export async function sharedTime(
  database: Database,
  { databasePlace }: Settings,
): Promise<DatabaseTime | null> {
  return databasePlace.kind === 'postgres' ? databaseTime(database) : null;
}

/** @returns a function that stops reading it */
export function beginReadingTime(time: DatabaseTime | null, server: FastifyInstance): () => Promise<void> {
  if (time === null) return () => Promise.resolve();
  return followDatabaseTime(time, (error) =>
    server.log.error({ failure: describeFailure(error) }, 'Reading the time failed and will be retried'),
  );
}
