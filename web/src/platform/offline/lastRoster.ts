import { inStore, openDatabase } from './database.ts';

const databaseName = 'brigade.lastRoster';
const store = 'addresses';
const key = 'last';

interface LastRoster {
  readonly key: typeof key;
  readonly path: string;
}

// Not in local storage, which a browser writes to the disk much later: a crash would lose it.
async function inAddresses<T>(run: Parameters<typeof inStore<T>>[2]): Promise<T | undefined> {
  const database = await openDatabase(databaseName, { [store]: { keyPath: 'key' } });
  try {
    return await inStore(database, store, run);
  } finally {
    database.close();
  }
}

/** The address of the roster that this browser showed last; null for none, and where the browser has no storage. */
export async function lastRoster(): Promise<string | null> {
  const path = await inAddresses<string>((table, done) => {
    const request = table.get(key) as IDBRequest<LastRoster | undefined>;
    request.addEventListener('success', () => {
      if (request.result) done(request.result.path);
    });
  }).catch(() => undefined);
  return path ?? null;
}

/** Stores the address of a roster. It is on the disk when this resolves. */
export async function storeLastRoster(path: string): Promise<void> {
  await inAddresses((table) => void table.put({ key, path } satisfies LastRoster));
}

/** Deletes the address. */
export function forgetLastRoster(): void {
  indexedDB.deleteDatabase(databaseName);
}
