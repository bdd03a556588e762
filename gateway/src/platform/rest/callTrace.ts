import type { HttpMethod } from './endpoint.ts';

/** One REST call of a request, without anything that a person typed. */
export interface TracedCall {
  readonly endpoint: string;
  readonly method: HttpMethod;
  /** The declared path, its parameters not filled in. */
  readonly path: string;
  /** The query's names; values only of paging. */
  readonly query: readonly string[];
  /** Calls of one wave were started before any of them was answered; the first wave is 1. */
  readonly wave: number;
  /** Milliseconds; null until answered. */
  ms: number | null;
}

/** The calls of one request, in the order of their start. */
export interface CallTrace {
  readonly calls: readonly TracedCall[];
  readonly waves: number;
  /** A call starts; run the result when its answer is handed on. */
  started(call: Pick<TracedCall, 'endpoint' | 'method' | 'path' | 'query'>): () => void;
  /** What comes next begins with the first wave again. */
  clear(): void;
}

export function createCallTrace(): CallTrace {
  const calls: TracedCall[] = [];
  let answeredWave = 0;
  return {
    calls,
    get waves() {
      return calls.reduce((last, { wave }) => Math.max(last, wave), 0);
    },
    started(call) {
      const at = performance.now();
      const traced: TracedCall = { ...call, wave: answeredWave + 1, ms: null };
      calls.push(traced);
      return () => {
        traced.ms = performance.now() - at;
        answeredWave = Math.max(answeredWave, traced.wave);
      };
    },
    clear() {
      calls.length = 0;
      answeredWave = 0;
    },
  };
}
