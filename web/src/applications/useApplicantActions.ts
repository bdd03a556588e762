import type { ApplicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { faultMessage } from '../platform/relay/Fault.ts';
import type { ApplicantsAction, ApplicantsOutcome } from '../filling/applications/applicantOutcome.ts';
import type { Dismissal } from '../filling/applications/dismissApplicants.ts';

/** What can be done with applicants; a dismissal comes with its reason. */
export type ApplicantAct = 'select' | 'unselect' | 'confirm' | Dismissal;

/** Acts on applicants, and remembers for each who is being acted on and what was refused. */
export function useApplicantActions(gigId: string, shown: ApplicantStage) {
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());

  const act = async (
    what: ApplicantAct,
    applicationIds: readonly string[],
    overrideNote: string | null = null,
  ): Promise<ApplicantsOutcome> => {
    setBusy((ids) => new Set([...ids, ...applicationIds]));
    setRefusals((former) => without(former, applicationIds));
    const outcome = await outcomeOf(what, { gigId, applicationIds, shown, overrideNote });
    setRefusals((former) => new Map([...former, ...outcome.refused]));
    setBusy((ids) => new Set([...ids].filter((id) => !applicationIds.includes(id))));
    return outcome;
  };

  const outcomeOf = async (what: ApplicantAct, action: ApplicantsAction) => {
    try {
      return await run(environment, what, action);
    } catch (error) {
      // Nobody knows what was done: say so at each applicant.
      const message = faultMessage(error);
      return { done: [], refused: new Map(action.applicationIds.map((id) => [id, message])) };
    }
  };

  return {
    act,
    busy,
    refusals,
    forgive: (id: string) => setRefusals((former) => without(former, [id])),
  };
}

// The mutations carry what every list shows; they come when somebody acts, not with the list.
async function run(environment: IEnvironment, what: ApplicantAct, action: ApplicantsAction) {
  switch (what) {
    case 'select':
      return (await import('../filling/applications/selectApplicants.ts')).selectApplicants(environment, action);
    case 'unselect':
      return (await import('../filling/applications/unselectApplicants.ts')).unselectApplicants(environment, action);
    case 'confirm':
      return (await import('../filling/applications/confirmApplicants.ts')).confirmApplicants(environment, action);
    default:
      return (await import('../filling/applications/dismissApplicants.ts')).dismissApplicants(environment, action, what);
  }
}

function without(map: ReadonlyMap<string, string>, ids: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...map].filter(([id]) => !ids.includes(id)));
}
