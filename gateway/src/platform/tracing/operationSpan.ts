import type { HttpMethod } from '../rest/endpoint.ts';

/** A REST call of an operation, as a part of its trace. */
interface CallSpan {
  /** Sent with the call, so that the REST API continues the trace: `traceparent`, or nothing. */
  readonly headers: Readonly<Record<string, string>>;
  /** @param failure why the call failed; undefined if it did not */
  readonly end: (failure?: unknown) => void;
}

/** An operation, as a part of the trace of its caller. */
export interface OperationSpan {
  /** 32 hexadecimal digits, for log lines; null for operations that are not traced here. */
  readonly traceId: string | null;
  startCall(call: {
    readonly endpoint: string;
    readonly method: HttpMethod;
    readonly path: string;
  }): CallSpan;
  /** @param facts.name "query Applicants", or "ad-hoc" for documents of callers, whose names may hold anything */
  end(facts: {
    readonly name: string;
    readonly requestId: string;
    readonly status: number;
    readonly hasProblems: boolean;
  }): void;
}

/** Without a collector, the caller's trace context is forwarded to the REST API unchanged. */
export function untracedOperation(traceparent?: string): OperationSpan {
  const call: CallSpan = {
    headers: traceparent === undefined ? {} : { traceparent },
    end() {},
  };
  return { traceId: null, startCall: () => call, end() {} };
}
