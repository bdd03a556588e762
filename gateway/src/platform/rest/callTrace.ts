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
  /** On the clock of `performance.now()`. */
  readonly startedAt: number;
  /** Milliseconds; null until answered. */
  ms: number | null;
  /** Null until answered, and without a response. */
  status: number | null;
  /** More than one read was answered by it. Found out for detailed traces only. */
  isShared: boolean;
}

/** A call that is under way. */
interface StartedCall {
  /** What the call sends to continue its trace. */
  readonly headers: Readonly<Record<string, string>>;
  /** Call it when the response is returned, with its status if there is one, and with what is thrown. */
  readonly ended: (status: number | null, failure?: unknown) => void;
}

/** The calls of one request, in the order of their start. */
export interface CallTrace {
  readonly calls: readonly TracedCall[];
  /** Whether the caller wants to see the calls, and not only their number. */
  readonly isDetailed: boolean;
  /** When the request, or the event of a subscription, began, on the clock of `performance.now()`. */
  beganAt(): number;
  waves(): number;
  /** The operation that makes the calls, as others see it in its trace. */
  readonly span: OperationSpan;
  started(call: Pick<TracedCall, 'endpoint' | 'method' | 'path' | 'query'>): StartedCall;
  /** What comes next begins with the first wave again. */
  clear(): void;
}

export function createCallTrace(
  span: OperationSpan = untracedOperation(),
  { isDetailed = false }: Partial<Pick<CallTrace, 'isDetailed'>> = {},
): CallTrace {
  const calls: TracedCall[] = [];
  let answeredWave = 0;
  let beganAt = performance.now();
  return {
    calls,
    span,
    isDetailed,
    beganAt: () => beganAt,
    waves: () => calls.reduce((last, { wave }) => Math.max(last, wave), 0),
    started(call) {
      const startedAt = performance.now();
      const wave = answeredWave + 1;
      const traced: TracedCall = { ...call, wave, startedAt, ms: null, status: null, isShared: false };
      calls.push(traced);
      const { headers, end } = span.startCall(call);
      return {
        headers,
        ended(status, failure) {
          traced.ms = performance.now() - startedAt;
          traced.status = status;
          answeredWave = Math.max(answeredWave, traced.wave);
          end(failure);
        },
      };
    },
    clear() {
      calls.length = 0;
      answeredWave = 0;
      beganAt = performance.now();
    },
  };
}
