import { createBreaker, type BreakerState } from './breaker.ts';
import { RestError, UpstreamRefusal } from './restError.ts';
import { withRetries } from './retry.ts';
import { createRetryBudget } from './retryBudget.ts';
import {
  createTransport,
  type FileResponse,
  type FileRequest,
  type StreamRequest,
  type WireResponse,
  type WireCall,
} from './transport.ts';
import type { UpstreamOptions } from './upstreamOptions.ts';

/** Called when a call ends; receives no user input or personal data. */
export interface UpstreamObserver {
  /** @param outcome the status, or the name of the failure, e.g. "UpstreamTimeout". */
  callEnded(endpoint: string, outcome: string, seconds: number): void;
  callRetried(endpoint: string): void;
}

/** The process-wide upstream: one connection pool, circuit breaker and retry budget. Contains no user data. */
export interface Upstream {
  /** @throws RestError */
  send(call: WireCall): Promise<WireResponse>;
  /**
   * Requests a file, bypassing circuit breaker and retries. Resolves for any status.
   *
   * @throws RestError if there is no response.
   */
  getFile(request: FileRequest): Promise<FileResponse>;
  /**
   * Sends a file, bypassing circuit breaker and retries: it can be sent only once.
   *
   * @throws RestError
   */
  sendFile(request: FileRequest): Promise<WireResponse>;
  /**
   * Requests a stream, bypassing circuit breaker and retries. Resolves for any status.
   *
   * @throws RestError if there is no response.
   */
  openStream(request: StreamRequest): Promise<FileResponse>;
  /** Whether `{base}readyz` responds with a status below 500. */
  isReachable(signal: AbortSignal): Promise<boolean>;
  readonly breakerState: BreakerState;
  /** How far the upstream's clock was ahead at its last response, in milliseconds; 0 outside a sandbox. */
  readonly clockOffset: number;
  close(): Promise<void>;
}

function outcomeOf(error: unknown): string {
  if (error instanceof UpstreamRefusal) return String(error.status);
  return error instanceof RestError ? error.name : 'Error';
}

/** Creates the upstream client; nothing is sent before the first call. */
export function createUpstream(options: UpstreamOptions, observer: UpstreamObserver): Upstream {
  const transport = createTransport(options);
  const breaker = createBreaker(options.breakerPause);
  const budget = createRetryBudget();

  async function observed(call: WireCall): Promise<WireResponse> {
    const started = performance.now();
    let outcome = '';
    try {
      const response = await transport.attempt(call);
      outcome = String(response.status);
      return response;
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
