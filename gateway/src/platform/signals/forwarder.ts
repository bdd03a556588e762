import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { retryAfterSeconds } from '../rest/retryAfter.ts';
import type { SignalSettings } from './signalSettings.ts';

/** A report on its way to a service. */
interface Parcel {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a report ended: `refused` by the service, `failed` without an answer, `dropped` before it was sent. */
export type ForwardOutcome = 'sent' | 'refused' | 'failed' | 'dropped';

/** Sends reports to a service in the background. They are lost while the service is slow or down. */
export interface Forwarder {
  send(parcel: Parcel): void;
  /** Sends the reports that still wait, for at most `closeLimit`. */
  close(): Promise<void>;
}

export type ForwarderOptions = Pick<SignalSettings, 'sendTimeout' | 'closeLimit' | 'mostWaiting'> & {
  readonly onEnded: (outcome: ForwardOutcome) => void;
};

/** Requests to one service at once. */
const atOnce = 2;

/** How long nothing is sent after a service asks for a pause without saying how long, in milliseconds. */
const defaultPause = 60_000;

const single = (header: string | string[] | undefined) =>
  (Array.isArray(header) ? header[0] : header) ?? null;

/** Sends reports in order, two at a time, without retries. */
export function createForwarder(options: ForwarderOptions): Forwarder {
  const { sendTimeout, closeLimit, mostWaiting, onEnded } = options;
  const agent = new Agent({ connections: atOnce, connect: { timeout: sendTimeout } });
  const closing = new AbortController();
  const waiting: Parcel[] = [];
  const underWay = new Set<Promise<ForwardOutcome>>();
  let isClosed = false;
  /** Of the monotonic clock, as the clock of the day may jump. */
  let pausedUntil = 0;

  async function forward({ url, headers, body }: Parcel): Promise<ForwardOutcome> {
    try {
      const response = await request(url, {
        method: 'POST',
        headers,
        body,
        dispatcher: agent,
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(sendTimeout)]),
      });
      await response.body.dump();
      const { statusCode } = response;
      if (statusCode === 429) {
        const seconds = retryAfterSeconds(single(response.headers['retry-after']), Date.now());
        pausedUntil = performance.now() + (seconds === null ? defaultPause : seconds * 1000);
      }
      return statusCode >= 200 && statusCode < 300 ? 'sent' : 'refused';
    } catch {
      return 'failed';
    }
  }

  async function end(sending: Promise<ForwardOutcome>): Promise<void> {
    onEnded(await sending);
    underWay.delete(sending);
    sendNext();
  }

  function sendNext(): void {
    while (underWay.size < atOnce) {
      const parcel = waiting.shift();
      if (parcel === undefined) return;
      if (performance.now() < pausedUntil) {
        onEnded('dropped');
        continue;
      }
      const sending = forward(parcel);
      underWay.add(sending);
      void end(sending);
    }
  }

  async function sendRest(): Promise<void> {
    while (underWay.size > 0) await Promise.race(underWay);
  }

  return {
    send(parcel) {
      if (isClosed || waiting.length >= mostWaiting) {
        onEnded('dropped');
        return;
      }
      waiting.push(parcel);
      sendNext();
    },
    async close() {
      isClosed = true;
      await Promise.race([sendRest(), wait(closeLimit, undefined, { ref: false })]);
      waiting.length = 0;
      closing.abort();
      await agent.destroy();
    },
  };
}
