import { type OperationSpan, untracedOperation } from '../tracing/operationSpan.ts';
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

/** A call that is under way. */
interface StartedCall {
  /** What the call sends so that its trace goes on. */
  readonly headers: Readonly<Record<string, string>>;
  /** Call it when the answer is handed on, with what is thrown if there is none. */
  readonly ended: (failure?: unknown) => void;
}

/** The calls of one request, in the order of their start. */
export interface CallTrace {
  readonly calls: readonly TracedCall[];
  waves(): number;
  /** The operation that makes the calls, as others see it in its trace. */
  readonly span: OperationSpan;
  /** A call starts. */
  started(call: Pick<TracedCall, 'endpoint' | 'method' | 'path' | 'query'>): StartedCall;
  /** What comes next begins with the first wave again. */
  clear(): void;
}

export function createCallTrace(span: OperationSpan = untracedOperation()): CallTrace {
  const calls: TracedCall[] = [];
  let answeredWave = 0;
  return {
    calls,
    span,
    waves: () => calls.reduce((last, { wave }) => Math.max(last, wave), 0),
    started(call) {
      const at = performance.now();
      const traced: TracedCall = { ...call, wave: answeredWave + 1, ms: null };
      calls.push(traced);
      const { headers, end } = span.startCall(call);
      return {
        headers,
        ended(failure) {
          traced.ms = performance.now() - at;
          answeredWave = Math.max(answeredWave, traced.wave);
          end(failure);
        },
      };
    },
    clear() {
      calls.length = 0;
      answeredWave = 0;
    },
  };
}
