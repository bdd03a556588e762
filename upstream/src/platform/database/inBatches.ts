import type { PGlite } from '@electric-sql/pglite';

/** What the driver's connection to the embedded database uses of it. */
type Protocol = Pick<PGlite, 'execProtocolStream' | 'waitReady'>;

/** The first byte of messages that the database answers only with others: Parse, Bind, Describe, Execute and Close. */
const waiting: ReadonlySet<number | undefined> = new Set(Buffer.from('PBDEC'));

/**
 * Sends the messages of a statement to the embedded database together: the driver passes them one by one, as to a socket,
 * which would have the database start and finish its work five times for each statement.
 */
export function inBatches(pglite: Protocol): PGlite {
  let batch: Uint8Array[] = [];
  const protocol: Protocol = {
    get waitReady() {
      return pglite.waitReady;
    },
    async execProtocolStream(message, options) {
      batch.push(message);
      if (waiting.has(message[0])) return [];
      const messages = Buffer.concat(batch);
      batch = [];
      return pglite.execProtocolStream(messages, options);
    },
  };
  // The connection uses nothing else.
  return protocol as PGlite;
}
