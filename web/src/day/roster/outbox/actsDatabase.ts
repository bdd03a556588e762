import { inStore, openDatabase } from '../../../platform/offline/database.ts';

const databaseName = 'brigade.acts';
const store = 'acts';

let opening: Promise<IDBDatabase> | null = null;

async function database(): Promise<IDBDatabase> {
  opening ??= openDatabase(databaseName, { [store]: { keyPath: 'order', autoIncrement: true } });
  const opened = await opening.catch((error: unknown) => {
    opening = null;
    throw error;
  });
  opened.addEventListener('close', () => (opening = null));
  return opened;
}

/** Runs one transaction on the acts of this browser; see `inStore`. */
export async function inActs<T>(run: Parameters<typeof inStore<T>>[2]): Promise<T | undefined> {
  return inStore(await database(), store, run);
}

/**
 * Whether this browser holds acts, of any account. Every screen asks, so a browser in which no one ever recorded
 * anything gets no database by it.
 */
export async function holdsActs(): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === databaseName)) return false;
  const count = await inActs<number>((table, done) => {
    const request = table.count();
    request.addEventListener('success', () => done(request.result));
  });
  return count !== 0;
}
