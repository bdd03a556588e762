import type { CallerShare } from './callerLimits.ts';

/** What is left of the caller's share, the same as in the headers, for clients that see none. */
export function callTimeLeft(share: Pick<CallerShare, 'callTime'>) {
  const { left, limit, fullInSeconds } = share.callTime();
  return { left, limit, fullInSeconds };
}
