import type { ApplicantStage } from '@brigade/domain/applications/applicantStage.ts';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { Fault } from '../relay/Fault.ts';
import type { ApplicantsOutcome } from './applicantOutcome.ts';
import { confirmApplicants } from './confirmApplicants.ts';
import { dismissApplicants, type Dismissal } from './dismissApplicants.ts';
import { selectApplicants } from './selectApplicants.ts';
import { unselectApplicants } from './unselectApplicants.ts';

/** What can be done with applicants; a dismissal comes with its reason. */
export type ApplicantAct = 'select' | 'unselect' | 'confirm' | Dismissal;

/** Acts on applicants, and remembers for each who is being acted on and what was refused. */
export function useApplicantActions(gigId: string, shown: ApplicantStage) {
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());

  const act = async (what: ApplicantAct, applicationIds: readonly string[]): Promise<ApplicantsOutcome> => {
    setBusy((ids) => new Set([...ids, ...applicationIds]));
    setRefusals((former) => without(former, applicationIds));
    const outcome = await outcomeOf(what, applicationIds);
    setRefusals((former) => new Map([...former, ...outcome.refused]));
    setBusy((ids) => new Set([...ids].filter((id) => !applicationIds.includes(id))));
    return outcome;
  };

  const outcomeOf = async (what: ApplicantAct, applicationIds: readonly string[]) => {
    const action = { gigId, applicationIds, shown };
    try {
      if (what === 'select') return await selectApplicants(environment, action);
      if (what === 'unselect') return await unselectApplicants(environment, action);
      if (what === 'confirm') return await confirmApplicants(environment, action);
      return await dismissApplicants(environment, action, what);
    } catch (error) {
      // Nobody knows what was done: say so at each applicant.
      const message = error instanceof Fault ? error.message : 'Something went wrong. Please try again.';
      return { done: [], refused: new Map(applicationIds.map((id) => [id, message])) };
    }
  };

  return {
    act,
    busy,
    refusals,
    forgive: (id: string) => setRefusals((former) => without(former, [id])),
  };
}

function without(map: ReadonlyMap<string, string>, ids: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...map].filter(([id]) => !ids.includes(id)));
}
