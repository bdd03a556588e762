import type { IEnvironment } from 'relay-runtime';
import { type ApplicantsAction, type ApplicantsOutcome, refusedAll } from './applicantOutcome.ts';
import type { UndoableKind } from './undoable.ts';
import { userMessage } from '../../ui/feedback/userMessage.ts';

/** Reverts a decision. If the request fails, each applicant is refused with the failure's message. */
export async function undoDecision(
  environment: IEnvironment,
  kind: UndoableKind,
  action: ApplicantsAction,
): Promise<ApplicantsOutcome> {
  try {
    return await revert(environment, kind, action);
  } catch (error) {
    return refusedAll(action.applicationIds, userMessage(error));
  }
}

/** The mutations contain the fragments of every list, so they are loaded when they are needed. */
async function revert(
  environment: IEnvironment,
  kind: UndoableKind,
  action: ApplicantsAction,
): Promise<ApplicantsOutcome> {
  if (kind === 'select')
    return (await import('./unselectApplicants.ts')).unselectApplicants(environment, action);
  if (kind === 'unselect')
    return (await import('./selectApplicants.ts')).selectApplicants(environment, action);
  return (await import('./reinstateApplicants.ts')).reinstateApplicants(environment, action);
}
