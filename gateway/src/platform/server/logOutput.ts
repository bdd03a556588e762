import { pino, type DestinationStream } from 'pino';

/** Lines are written together once they have this many bytes. */
const batchBytes = 8_192;

/** How long a line waits for others, in milliseconds. */
const longestWait = 200;

/** Standard output for a log. Lines are written in batches; what is left is written when the process ends or crashes. */
export function logOutput(): DestinationStream {
  const output = pino.destination({
    dest: process.stdout.fd,
    // A write that is under way when the process crashes could come after what is left.
    sync: true,
    minLength: batchBytes,
    periodicFlush: longestWait,
  });
  process.once('exit', () => {
    try {
      output.flushSync();
    } catch {
      // The reader of the output is gone; the process ends for another reason.
    }
  });
  return output;
}
