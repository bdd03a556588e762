import { createBreaker, type BreakerState } from './breaker.ts';
import { RestError, UpstreamRefusal } from './restError.ts';
import { withRetries } from './retry.ts';
import { createRetryBudget } from './retryBudget.ts';
import {
  createTransport,
  type FileAnswer,
  type FileRequest,
  type StreamRequest,
  type WireAnswer,
  type WireCall,
} from './transport.ts';
import type { UpstreamOptions } from './upstreamOptions.ts';

/** Is told of calls as they end; nothing that a person typed or owns is in it. */
export interface UpstreamObserver {
  /** @param outcome the status, or the name of the failure, e.g. "UpstreamTimeout". */
  callEnded(endpoint: string, outcome: string, seconds: number): void;
  callRetried(endpoint: string): void;
}

/** The upstream as the process sees it: one pool, one breaker, one budget. Holds nothing of any user. */
export interface Upstream {
  /** @throws RestError */
  send(call: WireCall): Promise<WireAnswer>;
  /**
   * Asks for a file, past breaker and retries. An answer of any status is one.
   *
   * @throws RestError when there is none.
   */
  getFile(request: FileRequest): Promise<FileAnswer>;
  /**
   * Sends a file, past breaker and retries: it can be sent only once.
   *
   * @throws RestError
   */
  sendFile(request: FileRequest): Promise<WireAnswer>;
  /**
   * Asks for what is sent for as long as it is read, past breaker and retries. An answer of any status is one.
   *
   * @throws RestError when there is none.
   */
  openStream(request: StreamRequest): Promise<FileAnswer>;
  /** Whether anything answers at `{base}readyz` with a status below 500. */
  isReachable(signal: AbortSignal): Promise<boolean>;
  readonly breakerState: BreakerState;
  /** By how many milliseconds the upstream was ahead of the real time when it last answered; 0 outside a sandbox. */
  readonly clockOffset: number;
  close(): Promise<void>;
}

function outcomeOf(error: unknown): string {
  if (error instanceof UpstreamRefusal) return String(error.status);
  return error instanceof RestError ? error.name : 'Error';
}

/** Connects to the upstream; nothing is sent before the first call. */
export function createUpstream(options: UpstreamOptions, observer: UpstreamObserver): Upstream {
  const transport = createTransport(options);
  const breaker = createBreaker(options.breakerPause);
  const budget = createRetryBudget();

  async function observed(call: WireCall): Promise<WireAnswer> {
    const started = performance.now();
    let outcome = '';
    try {
      const answer = await transport.attempt(call);
      outcome = String(answer.status);
      return answer;
    } catch (error) {
      outcome = outcomeOf(error);
      throw error;
    } finally {
      observer.callEnded(call.endpoint, outcome, (performance.now() - started) / 1000);
    }
  }

  return {
    send: (call) =>
      withRetries(call, () => breaker.run(call.endpoint, () => observed(call)), {
        budget,
        maxRetries: options.maxRetries,
        retryPause: options.retryPause,
        onRetry: (endpoint) => observer.callRetried(endpoint),
      }),
    getFile: (request) => transport.getFile(request),
    sendFile: (request) => transport.sendFile(request),
    openStream: (request) => transport.openStream(request),
    isReachable: (signal) => transport.isReachable('readyz', signal),
    get breakerState() {
      return breaker.state;
    },
    get clockOffset() {
      return transport.clockOffset;
    },
    close: () => transport.close(),
  };
}
