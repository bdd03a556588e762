import type { RosterAction } from '@brigade/domain/day/roster/rosterActions.ts';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { useRosterWork_applications$key } from '../../__generated__/useRosterWork_applications.graphql.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { PendingAction } from './RosterDialogs.tsx';
import { rosterMessage } from './rosterMessage.ts';
import { type RosterDecision, sendRosterAction, type TimeAction } from './sendRosterAction.ts';

/**
 * The actions on the pros of a roster. A button calls `start`, which opens a dialog if the action needs more input; the
 * dialog, or else `start`, calls `decide`, which sends the mutation and shows its outcome.
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

  const decide = async (decision: RosterDecision, applicationIds: readonly string[]): Promise<void> => {
    setBusy((ids) => new Set([...ids, ...applicationIds]));
    setRefusals((before) => without(before, applicationIds));
    const outcome = await sendRosterAction(environment, decision, { gigId, applicationIds });
    setRefusals((before) => new Map([...before, ...outcome.refused]));
    setBusy((ids) => new Set([...ids].filter((id) => !applicationIds.includes(id))));
    setTicked((ids) => new Set([...ids].filter((id) => !outcome.done.includes(id))));
    const message = rosterMessage(decision.kind, namesOf(applicationIds), outcome);
    if (message) toast(message);
  };

  const ask = (kind: RosterAction | 'replace', applicationIds: readonly string[]): void =>
    setPending({ kind, applicationIds, names: namesOf(applicationIds) });

  const start = (kind: RosterAction, applicationIds: readonly string[]): void => {
    if (isTimeAction(kind)) return void decide({ kind, time: null, note: null }, applicationIds);
    ask(kind, applicationIds);
  };

  return {
    /** The ids of the selected pros that are still in the list. */
    selected: pros.map(({ id }) => id).filter((id) => ticked.has(id)),
    select: setTicked,
    busy,
    refusals,
    dismissRefusal: (id: string) => setRefusals((before) => without(before, [id])),
    pending,
    closeDialog: () => setPending(null),
    /** Opens the dialog of an action. */
    ask,
    start,
    decide,
  };
}

/** Whether an action records a time. */
export function isTimeAction(kind: string): kind is TimeAction {
  return ['clockIn', 'clockOut', 'startBreak', 'endBreak'].includes(kind);
}

function without(map: ReadonlyMap<string, string>, ids: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...map].filter(([id]) => !ids.includes(id)));
}
