import type { RosterAction } from '@brigade/domain/day/roster/rosterActions.ts';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { useRosterWork_applications$key } from '../../__generated__/useRosterWork_applications.graphql.ts';
import { type ApplicantsOutcome, refusedAll } from '../../filling/applications/applicantOutcome.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { userMessage } from '../../ui/feedback/userMessage.ts';
import type { Act } from './outbox/act.ts';
import { useOutbox } from './outbox/useOutbox.ts';
import type { PendingAction } from './RosterDialogs.tsx';
import { type RosterMessage, rosterMessage } from './rosterMessage.ts';
import {
  type OnlineDecision,
  type RosterDecision,
  type RosterRecord,
  sendRosterAction,
  type TimeAction,
} from './sendRosterAction.ts';
import { useRosterSelection } from './useRosterSelection.ts';

/** The selected pros that an action is not possible for, and why. */
type LeftOut = ReadonlyMap<string, string>;

const noOne: LeftOut = new Map();

/**
 * The actions on the pros of a roster. A button calls `start`, which opens a dialog if the action needs more input; the
 * dialog, or else `start`, calls `decide`, which sends the mutation and shows its outcome. Times and no-shows go through
 * the outbox, which needs no connection; call-outs and sending home need one, because the server says what they cost.
 */
export function useRosterWork(gigId: string, applications: useRosterWork_applications$key) {
  const pros = useFragment(
    graphql`
      fragment useRosterWork_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        pro {
          displayName
        }
      }
    `,
    applications,
  );
  const environment = useRelayEnvironment();
  const selection = useRosterSelection();
  const [pending, setPending] = useState<PendingAction | null>(null);
  const namesOf = (ids: readonly string[]) =>
    pros.filter(({ id }) => ids.includes(id)).map(({ pro }) => pro.displayName);

  const { outbox, state } = useOutbox();
  const page = useLocation({ select: ({ href }) => href });
  const acts: ReadonlyMap<string, readonly Act[]> = Map.groupBy(
    state.acts.filter((act) => act.gigId === gigId),
    ({ applicationId }) => applicationId,
  );

  /** Writes a record down and sends it. What was refused stays in the outbox if it can, and its row shows it. */
  const record = async (what: RosterRecord, ids: readonly string[], leftOut: LeftOut): Promise<void> => {
    const all = [...ids, ...leftOut.keys()];
    selection.untick(ids);
    selection.refuse(all, leftOut);
    const { refused, waiting, isKept } = await outbox.add(what, { gigId, page, applicationIds: ids });
    if (!isKept) selection.refuse(all, new Map([...refused, ...leftOut]));
    selection.tick(ids.filter((id) => selection.ticked.has(id) && refused.has(id)));
    const outcome = {
      refused: new Set([...refused.keys(), ...leftOut.keys()]),
      isWaiting: waiting.length > 0,
    };
    report(rosterMessage(what.kind, namesOf(all), outcome));
  };

  const decideOnline = async (
    decision: OnlineDecision,
    applicationIds: readonly string[],
    leftOut: LeftOut,
  ): Promise<ApplicantsOutcome> => {
    const all = [...applicationIds, ...leftOut.keys()];
    selection.begin(all);
    const outcome = await sendRosterAction(environment, decision, { gigId, applicationIds }, null).catch(
      (error: unknown) => refusedAll(applicationIds, userMessage(error)),
    );
    const refused = new Map([...outcome.refused, ...leftOut]);
    selection.settle(all, refused);
    const reported = { refused: new Set(refused.keys()), isWaiting: false };
    report(rosterMessage(decision.kind, namesOf(all), reported));
    return outcome;
  };

  const decide = async (
    decision: RosterDecision,
    applicationIds: readonly string[],
    leftOut: LeftOut = pending?.leftOut ?? noOne,
  ): Promise<void> => {
    if (decision.kind === 'callOut' || decision.kind === 'sendHome') {
      await decideOnline(decision, applicationIds, leftOut);
    } else {
      await record(decision, applicationIds, leftOut);
    }
  };

  /** Opens the dialog of an action. */
  const ask = (
    kind: PendingAction['kind'],
    applicationIds: readonly string[],
    leftOut: LeftOut = noOne,
  ): void => setPending({ kind, applicationIds, names: namesOf(applicationIds), leftOut });

  /** Records a call-out, and opens the replacement of those it is recorded for. The rows show who was refused. */
  const callOutToReplace = async (
    calledOutBy: 'PRO' | 'BUSINESS',
    applicationIds: readonly string[],
  ): Promise<void> => {
    const leftOut = pending?.leftOut ?? noOne;
    const { refused } = await decideOnline({ kind: 'callOut', calledOutBy }, applicationIds, leftOut);
    const calledOut = applicationIds.filter((id) => !refused.has(id));
    if (calledOut.length === 0) setPending(null);
    else ask('replace', calledOut);
  };

  const start = (kind: RosterAction, applicationIds: readonly string[], leftOut: LeftOut = noOne): void => {
    if (isTimeAction(kind)) {
      const now = { kind, time: currentInstant().toString(), note: null };
      return void decide(now, applicationIds, leftOut);
    }
    ask(kind, applicationIds, leftOut);
  };

  const { busy, refusals, select, untick, dismissRefusal, begin, settle } = selection;
  return {
    /** The ids of the selected pros that are still in the list. */
    selected: pros.map(({ id }) => id).filter((id) => selection.ticked.has(id)),
    select,
    untick,
    busy,
    refusals,
    dismissRefusal,
    begin,
    settle,
    /** What is stored here and not on the server, by application. */
    acts,
    outbox,
    pending,
    closeDialog: () => setPending(null),
    ask,
    start,
    decide,
    callOutToReplace,
  };
}

/** Whether an action records a time. */
export function isTimeAction(kind: string): kind is TimeAction {
  return ['clockIn', 'clockOut', 'startBreak', 'endBreak'].includes(kind);
}

/** Says what an action did, besides its rows. */
export function report(message: RosterMessage | null): void {
  if (message?.kind === 'announcement') announce(message.text);
  else if (message) toast(message.message);
}
