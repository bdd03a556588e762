import type { GraphQLResponse } from 'relay-runtime';
import { inStore, openDatabase } from './database.ts';
import { keptDatabase } from './keptDatabase.ts';

const daysKept = 3;

/** A response that a screen can open with when there is no connection. */
export interface KeptResponse {
  /** The session, the document and its variables. */
  readonly key: string;
  /** The hash of the session's token: the responses of one session are never shown in another. */
  readonly session: string;
  /** When the response arrived, in milliseconds since 1970. */
  readonly keptAt: number;
  /** By how many milliseconds the marketplace was ahead of the browser then; previous releases kept none. */
  readonly clockOffset?: number;
  readonly answer: GraphQLResponse;
}

/** The hash of a token. Null where the browser offers no cryptography, which is over plain HTTP: nothing is kept there. */
export async function sessionKey(token: string): Promise<string | null> {
  if (!window.isSecureContext) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function inResponses<T>(run: Parameters<typeof inStore<T>>[2]): Promise<T | undefined> {
  // Browsers have the store under this name; another would begin without what is kept.
  const database = await openDatabase(keptDatabase, { answers: { keyPath: 'key' } });
  try {
    return await inStore(database, 'answers', run);
  } finally {
    database.close();
  }
}

/** The kept response with this key, if any. */
export function readKeptResponse(key: string): Promise<KeptResponse | undefined> {
  return inResponses<KeptResponse | undefined>((store, done) => {
    const request = store.get(key) as IDBRequest<KeptResponse | undefined>;
    request.addEventListener('success', () => done(request.result));
  });
}

/** Keeps a response instead of the previous one, and deletes old ones and those of other sessions. */
export async function keepResponse(answer: KeptResponse): Promise<void> {
  const oldest = answer.keptAt - daysKept * 86_400_000;
  await inResponses((store) => {
    const request = store.getAll() as IDBRequest<KeptResponse[]>;
    request.addEventListener('success', () => {
      for (const { key, session, keptAt } of request.result) {
        if (session !== answer.session || keptAt < oldest) store.delete(key);
      }
      store.put(answer);
    });
  });
}
