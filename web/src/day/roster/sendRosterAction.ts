import type { SendHomeReason } from '@brigade/domain/filling/applications/sendHomeReasons.ts';
import type { IEnvironment } from 'relay-runtime';
import type { ApplicantsOutcome } from '../../filling/applications/applicantOutcome.ts';
import { callOutPros } from './callOutPros.ts';
import { clockInPros } from './clockInPros.ts';
import { clockOutPros } from './clockOutPros.ts';
import { endBreaks } from './endBreaks.ts';
import { markNoShows } from './markNoShows.ts';
import { sendProsHome } from './sendProsHome.ts';
import { startBreaks } from './startBreaks.ts';

/** The actions that record a time. */
export type TimeAction = 'clockIn' | 'clockOut' | 'startBreak' | 'endBreak';

/** The actions that are stored in this browser before they are sent, and so need no connection. */
export type RecordedAction = TimeAction | 'noShow';

/** A recorded action at its own time. */
export interface RosterRecord {
  readonly kind: RecordedAction;
  /** An instant. */
  readonly time: string;
  /** Why a manager records it; null for none, and for a no-show. */
  readonly note: string | null;
}

/** An action that needs a connection, because the server says what it costs. */
export type OnlineDecision =
  | { readonly kind: 'callOut'; readonly calledOutBy: 'PRO' | 'BUSINESS' }
  | { readonly kind: 'sendHome'; readonly reason: SendHomeReason };

/** An action on pros of a roster, with everything that its mutation needs. */
export type RosterDecision = RosterRecord | OnlineDecision;

interface Pros {
  readonly gigId: string;
  readonly applicationIds: readonly string[];
}

const timeMutations = {
  clockIn: clockInPros,
  clockOut: clockOutPros,
  startBreak: startBreaks,
  endBreak: endBreaks,
};

/**
 * Runs the mutation of an action.
 *
 * @param key the idempotency key of an action that was stored before; null for a new one
 * @throws Fault when the request fails
 */
export function sendRosterAction(
  environment: IEnvironment,
  decision: RosterDecision,
  pros: Pros,
  key: string | null,
): Promise<ApplicantsOutcome> {
  switch (decision.kind) {
    case 'noShow':
      return markNoShows(environment, { ...pros, time: decision.time }, key);
    case 'callOut':
      return callOutPros(environment, { ...pros, calledOutBy: decision.calledOutBy });
    case 'sendHome':
      return sendProsHome(environment, { ...pros, reason: decision.reason });
    default:
      return timeMutations[decision.kind](
        environment,
        { ...pros, time: decision.time, note: decision.note },
        key,
      );
  }
}
