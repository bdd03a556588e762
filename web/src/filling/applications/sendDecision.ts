import type { IEnvironment } from 'relay-runtime';
import type { ApplicantsAction, ApplicantsOutcome } from './applicantOutcome.ts';
import type { Dismissal } from './dismissApplicants.ts';
import { userMessage } from '../../ui/feedback/userMessage.ts';

/** A decision on applicants, with everything that its mutation needs. */
export type Decision =
  | { readonly kind: 'select' | 'confirm'; readonly overrideNote: string | null }
  | { readonly kind: 'unselect' }
  | { readonly kind: 'dismiss'; readonly dismissal: Dismissal };

/** Runs the mutation of a decision. If the request fails, each applicant is refused with the failure's message. */
export async function sendDecision(
  environment: IEnvironment,
  decision: Decision,
  action: ApplicantsAction,
): Promise<ApplicantsOutcome> {
  try {
    return await runMutation(environment, decision, action);
  } catch (error) {
    const message = userMessage(error);
    return { done: [], refused: new Map(action.applicationIds.map((id) => [id, message])) };
  }
}

/** The mutations contain the fragments of every list, so they are loaded on the first action. */
async function runMutation(
  environment: IEnvironment,
  decision: Decision,
  action: ApplicantsAction,
): Promise<ApplicantsOutcome> {
  if (decision.kind === 'unselect') {
    const { unselectApplicants } = await import('./unselectApplicants.ts');
    return unselectApplicants(environment, action);
  }
  if (decision.kind === 'dismiss') {
    const { dismissApplicants } = await import('./dismissApplicants.ts');
    return dismissApplicants(environment, action, decision.dismissal);
  }
  const noted = { ...action, overrideNote: decision.overrideNote };
  if (decision.kind === 'confirm') {
    const { confirmApplicants } = await import('./confirmApplicants.ts');
    return confirmApplicants(environment, noted);
  }
  const { selectApplicants } = await import('./selectApplicants.ts');
  return selectApplicants(environment, noted);
}
