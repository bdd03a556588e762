/** Opens a database of this browser, and creates its stores in a new one. */
export function openDatabase(
  name: string,
  stores: Readonly<Record<string, IDBObjectStoreParameters>>,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', () => {
      for (const [store, parameters] of Object.entries(stores)) {
        request.result.createObjectStore(store, parameters);
      }
    });
    request.addEventListener('success', () => {
      const database = request.result;
      // Another tab signs out and deletes the database.
      database.addEventListener('versionchange', () => database.close());
      resolve(database);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('No storage')));
  });
}

/**
 * Runs one transaction on a store. Resolves with its result when everything is on the disk, so that a crash of the
 * browser loses nothing after that.
 *
 * @param run makes its requests at once; requests that follow from others are made in their `success` events
 */
export function inStore<T>(
  database: IDBDatabase,
  store: string,
  run: (store: IDBObjectStore, done: (result: T) => void) => void,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
    let result: T | undefined;
    run(transaction.objectStore(store), (given) => {
      result = given;
    });
    transaction.addEventListener('complete', () => resolve(result));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not stored')));
  });
}
