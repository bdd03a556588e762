import { openDatabase } from '@brigade/upstream/platform/database/openDatabase.ts';
import { sql } from 'kysely';

/** Creates an empty database on a server. @returns its URL */
export async function emptyDatabase(serverUrl: string, name: string): Promise<string> {
  const { database, close } = await openDatabase({ kind: 'postgres', url: serverUrl });
  await sql`create database ${sql.id(name)}`.execute(database);
  await close();
  return serverUrl.replace(/[^/]+$/, name);
}
