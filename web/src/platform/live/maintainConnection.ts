import type { Fault } from '../relay/Fault.ts';
import type { LiveState } from '../../live/liveState.ts';

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/** Failures that trying again does not mend. */
const finalCodes: readonly string[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'];

/** Hears of what a line does. */
export interface LineEvents {
  /** Something came; the line lives. */
  readonly next: () => void;
  /** It ended, or broke. */
  readonly over: (fault: Fault | null) => void;
}

/**
 * Keeps a line open while the page is in sight: a browser has six lines to a host, and a hidden page needs none. A cut
 * line is tried again, later each time, and at once when the browser is online again.
 *
 * @param open opens the line and returns what closes it
 * @returns ends it
 */
export function keepLine(
  open: (events: LineEvents) => () => void,
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
    const closeLine = open({
      next: () => {
        failures = 0;
        onState('live');
      },
      over: (fault) => {
        if (isOver) return;
        isOver = true;
        close = null;
        if (fault !== null && finalCodes.includes(fault.code)) {
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
      closeLine();
    };
  }

  function pauseLine(): void {
    clearTimeout(retry);
    close?.();
    close = null;
  }

  const onVisibility = () => (document.hidden ? pauseLine() : begin());
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', begin);
  begin();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', begin);
    pauseLine();
    isEnded = true;
  };
}

/** Not all browsers come back at the same moment. */
function pause(failures: number): number {
  return Math.min(firstPauseMs * 2 ** failures, longestPauseMs) * (0.5 + Math.random() / 2);
}
