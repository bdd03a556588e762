import { openDatabase } from '@brigade/upstream/platform/database/openDatabase.ts';
import { sql } from 'kysely';

/** Makes an empty database of this name on a server; gives its address. */
export async function emptyDatabase(serverUrl: string, name: string): Promise<string> {
  const { database, close } = await openDatabase({ kind: 'postgres', url: serverUrl });
  await sql`create database ${sql.id(name)}`.execute(database);
  await close();
  return serverUrl.replace(/[^/]+$/, name);
}
