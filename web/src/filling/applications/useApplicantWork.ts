import type { ApplicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { useApplicantWork_applications$key } from '../../__generated__/useApplicantWork_applications.graphql.ts';
import { needsReason } from '../conflicts/needsReason.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { PendingDecision } from './ApplicantDialogs.tsx';
import { outcomeMessage } from './outcomeMessage.ts';
import type { RowAction } from './rowAction.ts';
import { sendDecision, type Decision } from './sendDecision.ts';
import { isUndoable, type UndoableKind } from './undoable.ts';
import { undoDecision } from './undoDecision.ts';

interface WorkOptions {
  /**
   * Called with the ids of the applications before they leave the list; returns what to do once it is known which of
   * them are refused.
   */
  readonly onDeciding?: (applicationIds: readonly string[]) => (refusedIds: ReadonlySet<string>) => void;
  /** Whether the message about a decision offers to undo it. Default true; false where the list itself does. */
  readonly offersUndo?: boolean;
}

/**
 * The actions on the applicants of one stage. A button calls `start`, which opens a dialog if the action needs more
 * input; the dialog, or else `start`, calls `decide`, which sends the mutation, shows its outcome and offers to undo it.
 */
export function useApplicantWork(
  gigId: string,
  stage: ApplicantStage,
  applications: useApplicantWork_applications$key,
  { onDeciding, offersUndo = true }: WorkOptions = {},
) {
  const applicants = useFragment(
    graphql`
      fragment useApplicantWork_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        selectionSource
        ...needsReason_application
        pro {
          id
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
  const [pending, setPending] = useState<PendingDecision | null>(null);
  const applicantsOf = (ids: readonly string[]) => applicants.filter(({ id }) => ids.includes(id));

  const decide = async (decision: Decision, applicationIds: readonly string[]): Promise<void> => {
    const { kind } = decision;
    const names = applicantsOf(applicationIds).map(({ pro }) => pro.displayName);
    setRefusals((before) => without(before, applicationIds));
    const onDecided = onDeciding?.(applicationIds);
    const outcome = await whileBusy(applicationIds, () =>
      sendDecision(environment, decision, { gigId, applicationIds, shown: stage }),
    );
    setRefusals((before) => new Map([...before, ...outcome.refused]));
    setTicked((ids) => new Set([...ids].filter((id) => !outcome.done.includes(id))));
    onDecided?.(new Set(outcome.refused.keys()));
    const message = outcomeMessage(
      kind,
      names,
      outcome,
      offersUndo && isUndoable(kind) ? () => void undo(kind, outcome.done) : null,
    );
    if (message) toast(message);
  };

  const undo = async (kind: UndoableKind, applicationIds: readonly string[]): Promise<void> => {
    const { refused } = await whileBusy(applicationIds, () =>
      undoDecision(environment, kind, { gigId, applicationIds, shown: stage }),
    );
    const [reason] = refused.values();
    if (reason === undefined) announce('Undone');
    else toast({ tone: 'danger', title: reason });
  };

  async function whileBusy<Result>(ids: readonly string[], request: () => Promise<Result>): Promise<Result> {
    setBusy((others) => new Set([...others, ...ids]));
    const result = await request();
    setBusy((others) => new Set([...others].filter((id) => !ids.includes(id))));
    return result;
  }

  const start = (action: RowAction, applicationIds: readonly string[]): void => {
    const chosen = applicantsOf(applicationIds);
    const [first] = chosen;
    if (!first) return;
    const names = chosen.map(({ pro }) => pro.displayName);
    const overridden = chosen.filter(needsReason).map(({ id }) => id);
    switch (action) {
      case 'dismiss': {
        const isAutoSelected = chosen.every(({ selectionSource }) => selectionSource?.startsWith('AUTO_'));
        const hasPlace = stage === 'SELECTED' || stage === 'CONFIRMED';
        return setPending({ kind: 'dismiss', applicationIds, names, isAutoSelected, hasPlace });
      }
      case 'replace':
        return setPending({ kind: 'replace', applicationId: first.id, name: first.pro.displayName });
      case 'block':
        return setPending({ kind: 'block', proId: first.pro.id, name: first.pro.displayName });
      case 'unselect':
        return void decide({ kind: 'unselect' }, applicationIds);
      case 'select':
      case 'confirm':
        if (overridden.length > 0) {
          return setPending({ kind: 'override', act: action, applicationIds, overridden });
        }
        return void decide({ kind: action, overrideNote: null }, applicationIds);
    }
  };

  return {
    /** The ids of the selected applicants that are still in the list. */
    selected: applicants.map(({ id }) => id).filter((id) => ticked.has(id)),
    select: setTicked,
    busy,
    refusals,
    dismissRefusal: (id: string) => setRefusals((before) => without(before, [id])),
    pending,
    closeDialog: () => setPending(null),
    start,
    decide,
  };
}

function without(map: ReadonlyMap<string, string>, ids: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...map].filter(([id]) => !ids.includes(id)));
}
