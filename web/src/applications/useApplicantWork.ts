import type { ApplicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useApplicantWork_applications$key } from '../__generated__/useApplicantWork_applications.graphql.ts';
import { toast } from '../ui/feedback/toast.ts';
import type { PendingDecision } from '../filling/applications/ApplicantDialogs.tsx';
import { outcomeMessage } from '../filling/applications/outcomeMessage.ts';
import { useApplicantActions, type ApplicantAct } from './useApplicantActions.ts';

/** A person's work on the applicants of one stage: who is ticked, what is being asked, what was done or refused. */
export function useApplicantWork(
  gigId: string,
  stage: ApplicantStage,
  applications: useApplicantWork_applications$key,
) {
  const applicants = useFragment(
    graphql`
      fragment useApplicantWork_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        selectionSource
        conflicts @catch(to: NULL) {
          __typename
        }
        overrideNote {
          __typename
        }
        pro {
          id
          displayName
        }
      }
    `,
    applications,
  );
  const { act, busy, refusals, forgive } = useApplicantActions(gigId, stage);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [pending, setPending] = useState<PendingDecision | null>(null);
  const those = (ids: readonly string[]) => applicants.filter(({ id }) => ids.includes(id));

  return {
    /** Ids of the ticked applicants that are still in the list. */
    selected: applicants.map(({ id }) => id).filter((id) => ticked.has(id)),
    select: setTicked,
    busy,
    refusals,
    forgive,
    pending,
    drop: () => setPending(null),
    askForReplacement: (applicationId: string) => {
      const [applicant] = those([applicationId]);
      if (applicant) setPending({ kind: 'replace', applicationId, name: applicant.pro.displayName });
    },
    askForBlock: (applicationId: string) => {
      const [applicant] = those([applicationId]);
      if (applicant) setPending({ kind: 'block', proId: applicant.pro.id, name: applicant.pro.displayName });
    },
    askForDismissal: (applicationIds: readonly string[]) =>
      setPending({
        kind: 'dismiss',
        applicationIds,
        names: those(applicationIds).map(({ pro }) => pro.displayName),
        isAutoSelected: those(applicationIds).every(({ selectionSource }) =>
          selectionSource?.startsWith('AUTO_'),
        ),
      }),
    run: async (what: ApplicantAct, applicationIds: readonly string[], note: string | null = null) => {
      const inConflict = those(applicationIds).filter(
        ({ conflicts, overrideNote }) => (conflicts ?? []).length > 0 && !overrideNote,
      );
      if ((what === 'select' || what === 'confirm') && note === null && inConflict.length > 0) {
        setPending({
          kind: 'override',
          act: what,
          applicationIds,
          inConflict: inConflict.map(({ id }) => id),
        });
        return;
      }
      const names = those(applicationIds).map(({ pro }) => pro.displayName);
      const outcome = await act(what, applicationIds, note);
      setTicked((before) => new Set([...before].filter((id) => !outcome.done.includes(id))));
      const message = outcomeMessage(what, names, outcome);
      if (message) toast(message);
    },
  };
}
