import { clientId } from '../relay/clientId.ts';
import type { Signal } from './signal.ts';

/** Sends signals together, some seconds after the first one, or when the page is left. */
export interface SignalSender {
  readonly add: (signal: Signal) => void;
  /** Discards what was not sent yet: the person no longer shares it. */
  close(): void;
}

const delayMs = 15_000;
const mostAtOnce = 20;

/** Profiles are too large for a request that outlives its page. */
const isLarge = (signal: Signal) => signal.type === 'visit' && signal.profile !== null;

function post(signals: readonly Signal[], keepalive: boolean): void {
  const request = fetch('/signals', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ clientId: clientId(), signals }),
    credentials: 'omit',
    keepalive,
  });
  // Nothing on the page depends on a signal.
  request.catch(() => undefined);
}

export function createSignalSender(): SignalSender {
  let waiting: Signal[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) post(waiting, true);
    waiting = [];
  }

  const onHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', onHidden);

  return {
    add(signal) {
      if (isLarge(signal)) {
        post([signal], false);
        return;
      }
      waiting.push(signal);
      if (waiting.length >= mostAtOnce) flush();
      else timer ??= setTimeout(flush, delayMs);
    },
    close() {
      document.removeEventListener('visibilitychange', onHidden);
      clearTimeout(timer);
      waiting = [];
    },
  };
}
