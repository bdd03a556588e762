import type { IEnvironment } from 'relay-runtime';
import { Fault, isFault } from '../../../platform/relay/Fault.ts';
import type { Act } from './act.ts';
import { changeActs } from './actsStore.ts';
import { randomId } from '../../../platform/relay/randomId.ts';
import { answered, nextActs, sent, unsent } from './queue.ts';
import { sendActs } from './sendActs.ts';

const firstPauseMs = 1000;
const longestPauseMs = 60_000;

/** Answers that another attempt does not change: a person decides. */
const refusalCodes: readonly string[] = [
  'BAD_USER_INPUT',
  'CONFLICT',
  'FORBIDDEN',
  'INVARIANT',
  'NOT_FOUND',
  'UPSTREAM_INVALID',
];

/** How often the gateway may fail at the same acts before a person decides about them. */
const mostFailures = 8;

interface Options {
  readonly environment: IEnvironment;
  readonly accountId: string;
  /** Receives the acts of all accounts after a change. */
  readonly onChanged: (acts: readonly Act[]) => void;
  /** Receives the acts of all accounts before some of them are sent, and after they could not leave the browser. */
  readonly onSending: (acts: readonly Act[]) => void;
  /** Receives why the acts could not be sent for now; null when they could. */
  readonly onFailure: (fault: Fault | null) => void;
}

/**
 * Sends the acts of an account in their order, one request after the other, from one tab at a time. After a failure it
 * tries again: later and later, and at once when the browser is online again or its window is shown.
 */
export function createSender({ environment, accountId, onChanged, onSending, onFailure }: Options) {
  const sending = { isOn: false };
  let failures = 0;
  /** How often the gateway failed at acts, by their key. */
  const failuresAt = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Sends what waits. Resolves when nothing is left to send, or it cannot be sent for now. */
  async function send(): Promise<void> {
    clearTimeout(timer);
    try {
      await alone(drain);
      failures = 0;
      onFailure(null);
    } catch (error) {
      const fault = error instanceof Fault ? error : new Fault('UNKNOWN', 'The records could not be sent.');
      onFailure(fault);
      if (!sending.isOn || fault.code === 'UNAUTHENTICATED') return;
      timer = setTimeout(() => void send(), pause(failures));
      failures += 1;
    }
  }

  async function drain(): Promise<void> {
    while (sending.isOn) {
      const mine = (await changeActs()).filter((act) => act.accountId === accountId);
      const [first, ...others] = nextActs(mine);
      if (!first) return;
      const { key } = first;
      const neverLeft = !first.isSent && !navigator.onLine;
      // From here on it cannot be undone, which the roster shows.
      onSending(await changeActs((acts) => sent(acts, key)));
      const refusals = await sendActs(environment, [first, ...others]).catch(async (error: unknown) => {
        if (neverLeft && !navigator.onLine && isFault(error, 'NETWORK')) {
          onSending(await changeActs((acts) => unsent(acts, key)));
        }
        return new Map([first, ...others].map(({ applicationId }) => [applicationId, refusalOf(error, key)]));
      });
      failuresAt.delete(key);
      onChanged(await changeActs((acts) => answered(acts, key, refusals, randomId)));
    }
  }

  /**
   * Why acts need a decision.
   *
   * @throws the error itself when another attempt may succeed
   */
  function refusalOf(error: unknown, key: string): string {
    if (!(error instanceof Fault)) throw error;
    if (error.code === 'INTERNAL') failuresAt.set(key, (failuresAt.get(key) ?? 0) + 1);
    const isFinal = refusalCodes.includes(error.code) || failuresAt.get(key) === mostFailures;
    if (!isFinal) throw error;
    return error.message;
  }

  const sendNow = () => void send();
  const sendWhenShown = () => {
    if (!document.hidden) sendNow();
  };

  return {
    send,
    /** Allows sending, and begins to listen for the connection. */
    start(): void {
      sending.isOn = true;
      window.addEventListener('online', sendNow);
      document.addEventListener('visibilitychange', sendWhenShown);
    },
    /** Ends that. A request that was sent is not taken back. */
    stop(): void {
      sending.isOn = false;
      clearTimeout(timer);
      window.removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', sendWhenShown);
    },
  };
}

/** Over plain HTTP there are no locks: two tabs may then send the same act, which takes effect once by its key. */
function alone(run: () => Promise<void>): Promise<void> {
  return window.isSecureContext ? navigator.locks.request('brigade.acts', run) : run();
}

function pause(failures: number): number {
  return Math.min(firstPauseMs * 2 ** failures, longestPauseMs) * (0.5 + Math.random() / 2);
}
