import { pino, type DestinationStream, type Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';

/**
 * JSON lines on standard output. There is nothing to redact, since callers of the log name every field that they
 * write; errors and requests are never given to it whole.
 */
export function createLogger(
  { logLevel }: Pick<Settings, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = { level: logLevel, base: { service: 'gateway' }, timestamp: pino.stdTimeFunctions.isoTime };
  return destination === undefined ? pino(options) : pino(options, destination);
}
