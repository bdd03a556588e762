import type { RosterAction } from '@brigade/domain/day/roster/rosterActions.ts';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { useRosterWork_applications$key } from '../../__generated__/useRosterWork_applications.graphql.ts';
import type { ApplicantsOutcome } from '../../filling/applications/applicantOutcome.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { toast } from '../../ui/feedback/toast.ts';
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
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [pending, setPending] = useState<PendingAction | null>(null);
  const namesOf = (ids: readonly string[]) =>
    pros.filter(({ id }) => ids.includes(id)).map(({ pro }) => pro.displayName);

  const { outbox, state } = useOutbox();
  const page = useLocation({ select: ({ href }) => href });
  const acts: ReadonlyMap<string, readonly Act[]> = Map.groupBy(
    state.acts.filter((act) => act.gigId === gigId),
    ({ applicationId }) => applicationId,
  );

  /** Writes a record down and sends it. What was refused stays in the outbox, and its row shows it. */
  const record = async (what: RosterRecord, applicationIds: readonly string[]): Promise<void> => {
    setTicked((ids) => new Set([...ids].filter((id) => !applicationIds.includes(id))));
    const outcome = await outbox.add(what, { gigId, page, applicationIds });
    report(rosterMessage(what.kind, namesOf(applicationIds), outcome));
  };

  const decideOnline = async (
    decision: OnlineDecision,
    applicationIds: readonly string[],
  ): Promise<ApplicantsOutcome> => {
    setBusy((ids) => new Set([...ids, ...applicationIds]));
    setRefusals((before) => without(before, applicationIds));
    const outcome = await sendRosterAction(environment, decision, { gigId, applicationIds }, null).catch(
      (error: unknown) => refusedAll(applicationIds, faultMessage(error)),
    );
    setRefusals((before) => new Map([...before, ...outcome.refused]));
    setBusy((ids) => new Set([...ids].filter((id) => !applicationIds.includes(id))));
    setTicked((ids) => new Set([...ids].filter((id) => !outcome.done.includes(id))));
    report(rosterMessage(decision.kind, namesOf(applicationIds), { ...outcome, waiting: [] }));
    return outcome;
  };

  const decide = async (decision: RosterDecision, applicationIds: readonly string[]): Promise<void> => {
    if (decision.kind === 'callOut' || decision.kind === 'sendHome') {
      await decideOnline(decision, applicationIds);
    } else {
      await record(decision, applicationIds);
    }
  };

  const ask = (kind: RosterAction | 'replace', applicationIds: readonly string[]): void =>
    setPending({ kind, applicationIds, names: namesOf(applicationIds) });

  /** Records a call-out, and opens the replacement. A refusal closes the dialog, and the row shows it. */
  const callOutToReplace = async (
    calledOutBy: 'PRO' | 'BUSINESS',
    applicationIds: readonly string[],
  ): Promise<void> => {
    const { refused } = await decideOnline({ kind: 'callOut', calledOutBy }, applicationIds);
    if (refused.size > 0) setPending(null);
    else ask('replace', applicationIds);
  };

  const start = (kind: RosterAction, applicationIds: readonly string[]): void => {
    if (isTimeAction(kind)) {
      return void decide({ kind, time: currentInstant().toString(), note: null }, applicationIds);
    }
    ask(kind, applicationIds);
  };

  return {
    /** The ids of the selected pros that are still in the list. */
    selected: pros.map(({ id }) => id).filter((id) => ticked.has(id)),
    select: setTicked,
    busy,
    refusals,
    /** What is written down here and not on the server, by application. */
    acts,
    outbox,
    dismissRefusal: (id: string) => setRefusals((before) => without(before, [id])),
    pending,
    closeDialog: () => setPending(null),
    /** Opens the dialog of an action. */
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

function report(message: RosterMessage | null): void {
  if (message?.kind === 'announcement') announce(message.text);
  else if (message) toast(message.message);
}

function refusedAll(ids: readonly string[], message: string): ApplicantsOutcome {
  return { done: [], refused: new Map(ids.map((id) => [id, message])) };
}

function without(map: ReadonlyMap<string, string>, ids: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...map].filter(([id]) => !ids.includes(id)));
}
