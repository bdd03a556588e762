import type { Exchange } from './exchange.ts';

/** To a tenth of a millisecond. */
function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

/**
 * The REST calls of an operation, or of one event of a subscription, for callers who ask for them. Paths are those that
 * endpoints declare, without ids and without queries: a trace can be passed on, for example to ask for help.
 */
export function traceOf({ trace, caller, isCallerKnown }: Exchange) {
  if (!trace.isDetailed || caller.token === null || !isCallerKnown()) return null;
  const beganAt = trace.beganAt();
  return {
    duration: rounded(performance.now() - beganAt),
    calls: trace.calls.map(({ method, path, status, wave, startedAt, ms, isShared }) => ({
      method,
      path,
      status,
      wave,
      start: rounded(startedAt - beganAt),
      duration: ms === null ? null : rounded(ms),
      isShared,
    })),
  };
}
