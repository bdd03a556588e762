import { ApiError } from '../../platform/errors.ts';

/** @throws ApiError throttled, with the seconds to wait, until `seconds` have passed since the instant */
export function requirePassed(since: Date, seconds: number, now: Date): void {
  const retryAfterSeconds = Math.ceil((since.getTime() - now.getTime()) / 1000) + seconds;
  if (retryAfterSeconds <= 0) return;
  throw new ApiError(
    'throttled',
    `Too many codes were asked for. Try again in ${inWords(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );
}

function inWords(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
