import type { SendHomeReason } from '@brigade/domain/filling/applications/sendHomeReasons.ts';
import type { IEnvironment } from 'relay-runtime';
import type { ApplicantsOutcome } from '../../filling/applications/applicantOutcome.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { callOutPros } from './callOutPros.ts';
import { clockInPros } from './clockInPros.ts';
import { clockOutPros } from './clockOutPros.ts';
import { endBreaks } from './endBreaks.ts';
import { markNoShows } from './markNoShows.ts';
import { sendProsHome } from './sendProsHome.ts';
import { startBreaks } from './startBreaks.ts';

/** The actions that record a time. */
export type TimeAction = 'clockIn' | 'clockOut' | 'startBreak' | 'endBreak';

/** An action on pros of a roster, with everything that its mutation needs. */
export type RosterDecision =
  | {
      readonly kind: TimeAction;
      /** An instant; null for now. */
      readonly time: string | null;
      readonly note: string | null;
    }
  | { readonly kind: 'noShow' }
  | { readonly kind: 'callOut'; readonly calledOutBy: 'PRO' | 'BUSINESS' }
  | { readonly kind: 'sendHome'; readonly reason: SendHomeReason };

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

/** Runs the mutation of an action. If the request fails, each pro is refused with the failure's message. */
export async function sendRosterAction(
  environment: IEnvironment,
  decision: RosterDecision,
  pros: Pros,
): Promise<ApplicantsOutcome> {
  try {
    return await runMutation(environment, decision, pros);
  } catch (error) {
    const message = faultMessage(error);
    return { done: [], refused: new Map(pros.applicationIds.map((id) => [id, message])) };
  }
}

function runMutation(
  environment: IEnvironment,
  decision: RosterDecision,
  pros: Pros,
): Promise<ApplicantsOutcome> {
  switch (decision.kind) {
    case 'noShow':
      return markNoShows(environment, pros);
    case 'callOut':
      return callOutPros(environment, { ...pros, calledOutBy: decision.calledOutBy });
    case 'sendHome':
      return sendProsHome(environment, { ...pros, reason: decision.reason });
    default:
      return timeMutations[decision.kind](environment, { ...pros, time: decision.time, note: decision.note });
  }
}
