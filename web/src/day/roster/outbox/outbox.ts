import type { IEnvironment } from 'relay-runtime';
import { type ApplicantsOutcome, refusedAll } from '../../../filling/applications/applicantOutcome.ts';
import { type Fault } from '../../../platform/relay/Fault.ts';
import { type RosterRecord, sendRosterAction } from '../sendRosterAction.ts';
import type { Act, ServerRecord } from './act.ts';
import { noteActs, onActsNotedElsewhere } from './actsNotice.ts';
import { changeActs, writeActs } from './actsStore.ts';
import { randomId } from '../../../platform/relay/randomId.ts';
import { retried, withdrawn } from './queue.ts';
import { createSender } from './sender.ts';
import { showActs } from './showActs.ts';
import { userMessage } from '../../../ui/feedback/userMessage.ts';

interface Pros {
  readonly gigId: string;
  /** The address of the roster. */
  readonly page: string;
  readonly applicationIds: readonly string[];
}

/** The outcome of a record for several pros. */
interface RecordOutcome extends ApplicantsOutcome {
  /** The applications whose record is stored here, and is sent when that is possible. */
  readonly waiting: readonly string[];
  /** Whether what was refused stays here for a decision; false where this browser cannot write anything down. */
  readonly isKept: boolean;
}

/** The acts of an account in this browser that the server does not have yet, or has refused. */
export interface OutboxState {
  readonly acts: readonly Act[];
  /** Why the last attempt to send failed; null if none did. */
  readonly failure: string | null;
}

/** Writes acts down, sends them, and shows them on the roster until the server has them. */
export type Outbox = ReturnType<typeof createOutbox>;

const outboxes = new WeakMap<IEnvironment, Outbox>();

/** The outbox of a session. */
export function outboxOf(environment: IEnvironment, accountId: string): Outbox {
  const outbox = outboxes.get(environment) ?? createOutbox(environment, accountId);
  outboxes.set(environment, outbox);
  return outbox;
}

function createOutbox(environment: IEnvironment, accountId: string) {
  let stopListening: (() => void) | null = null;
  let state: OutboxState = { acts: [], failure: null };
  const listeners = new Set<() => void>();
  const shown = showActs(environment);
  const sender = createSender({ environment, accountId, onChanged: publish, onSending: show, onFailure });

  function set(next: OutboxState): void {
    state = next;
    shown.replace(state.acts);
    for (const listener of listeners) listener();
  }

  function show(all: readonly Act[]): void {
    set({ ...state, acts: all.filter((act) => act.accountId === accountId) });
  }

  function publish(all: readonly Act[]): void {
    show(all);
    noteActs();
  }

  function onFailure(fault: Fault | null): void {
    set({ ...state, failure: fault && userMessage(fault) });
  }

  async function reload(): Promise<void> {
    const acts = await changeActs().catch(() => null);
    // Without storage there is nothing to send.
    if (acts === null) return;
    show(acts);
    await sender.send();
  }

  async function change(next: (acts: readonly Act[]) => readonly Act[]): Promise<void> {
    publish(await changeActs(next));
    await sender.send();
  }

  /** Sends what this browser cannot write down, once. */
  async function sendNow(record: RosterRecord, { gigId, applicationIds }: Pros, key: string) {
    const outcome = await sendRosterAction(environment, record, { gigId, applicationIds }, key).catch(
      (error: unknown) => refusedAll(applicationIds, userMessage(error)),
    );
    return { ...outcome, waiting: [], isKept: false };
  }

  return {
    state: () => state,

    /** Sends while someone listens; the last one who stops ends that. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        sender.start();
        stopListening = onActsNotedElsewhere(() => void reload());
        void reload();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        sender.stop();
        stopListening?.();
      };
    },

    /**
     * Writes acts down, and resolves when they were sent or could not be sent for now. Where the browser cannot write
     * them down, they are sent at once.
     */
    async add(record: RosterRecord, pros: Pros): Promise<RecordOutcome> {
      const { applicationIds, ...where } = pros;
      const shared = { ...record, ...where, key: randomId(), accountId, isSent: false, refusal: null };
      const isWritten = await writeActs(
        applicationIds.map((applicationId) => ({ ...shared, applicationId })),
      ).then(
        () => true,
        () => false,
      );
      if (!isWritten) return sendNow(record, pros, shared.key);
      await change((acts) => acts);
      const mine = state.acts.filter((act) => act.key === shared.key);
      const refused = new Map(
        mine.flatMap(({ applicationId, refusal }) => (refusal === null ? [] : [[applicationId, refusal]])),
      );
      const left = new Set(mine.map(({ applicationId }) => applicationId));
      return {
        done: applicationIds.filter((id) => !left.has(id)),
        refused,
        waiting: [...left].filter((id) => !refused.has(id)),
        isKept: true,
      };
    },

    /** Sends a refused act again. With a record it replaces, that one gets its time, in one step. */
    retry: (order: number, replaces: ServerRecord | null) =>
      change((acts) => retried(acts, { order, key: randomId(), replaces })),
    /** Drops an act that was refused, or not sent yet. */
    withdraw: (order: number) => change((acts) => withdrawn(acts, order)),
  };
}
