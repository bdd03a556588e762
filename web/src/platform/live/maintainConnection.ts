import type { Fault } from '../relay/Fault.ts';
import { isFinalFault } from './finalFault.ts';
import type { LiveState } from './liveState.ts';

const firstPauseMs = 500;
const longestPauseMs = 30_000;

export interface ConnectionEvents {
  /** An event arrived. */
  readonly next: () => void;
  /** The connection was closed, or lost. */
  readonly over: (fault: Fault | null) => void;
}

/**
 * Maintains a connection while the page is visible: a browser allows six connections per host, and a hidden page needs
 * none. Reconnects with exponential backoff, and immediately when the browser is online again.
 *
 * @param open opens the connection and returns a function that closes it
 * @returns closes the connection permanently
 */
export function maintainConnection(
  open: (events: ConnectionEvents) => () => void,
  onState: (state: LiveState) => void,
): () => void {
  let close: (() => void) | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isEnded = false;

  function begin(): void {
    clearTimeout(retry);
    if (close !== null || isEnded || document.hidden) return;
    let isOver = false;
    close = () => undefined;
    const closeConnection = open({
      next: () => {
        failures = 0;
        onState('live');
      },
      over: (fault) => {
        if (isOver) return;
        isOver = true;
        close = null;
        if (isFinalFault(fault)) {
          isEnded = true;
          onState('ended');
          return;
        }
        onState('lost');
        retry = setTimeout(begin, pause(failures));
        failures += 1;
      },
    });
    if (isOver) return;
    close = () => {
      isOver = true;
      closeConnection();
    };
  }

  function pauseConnection(): void {
    clearTimeout(retry);
    close?.();
    close = null;
  }

  const onVisibility = () => (document.hidden ? pauseConnection() : begin());
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', begin);
  begin();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', begin);
    pauseConnection();
    isEnded = true;
  };
}

/** Exponential backoff with jitter, so that browsers do not reconnect at the same moment. */
function pause(failures: number): number {
  return Math.min(firstPauseMs * 2 ** failures, longestPauseMs) * (0.5 + Math.random() / 2);
}
