import type { RelayFollower } from '../relay/relayLog.ts';

/** A request of Relay that has ended. Times are in milliseconds of `performance.now()`. */
export interface EndedRequest {
  readonly operation: string;
  readonly isMutation: boolean;
  readonly start: number;
  readonly end: number;
  /** Undefined when it did not fail as a whole. */
  readonly error: Error | undefined;
  /** Whether its response has errors beside data. */
  readonly hasErrors: boolean;
}

/** @returns follows Relay's log, and calls back when a request has ended. Subscriptions never end, and do not count. */
export function followRequests(onEnded: (request: EndedRequest) => void): RelayFollower {
  const open = new Map<
    number,
    { operation: string; isMutation: boolean; start: number; hasErrors: boolean }
  >();

  function end(id: number, at: number, error?: Error): void {
    const request = open.get(id);
    open.delete(id);
    if (request) onEnded({ ...request, end: at, error });
  }

  return (event, at) => {
    if (event.name === 'network.start') {
      const { name, operationKind } = event.params;
      if (operationKind === 'subscription') return;
      open.set(event.networkRequestId, {
        operation: name,
        isMutation: operationKind === 'mutation',
        start: at,
        hasErrors: false,
      });
    } else if (event.name === 'network.next') {
      const request = open.get(event.networkRequestId);
      if (request && 'errors' in event.response && event.response.errors) request.hasErrors = true;
    } else if (event.name === 'network.error') {
      end(event.networkRequestId, at, event.error);
    } else if (event.name === 'network.complete') {
      end(event.networkRequestId, at);
    } else if (event.name === 'network.unsubscribe') {
      open.delete(event.networkRequestId);
    }
  };
}
