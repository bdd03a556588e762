import { parseForm } from '../ui/formErrors.ts';
import type { SignUpDraft } from './signUpDraft.ts';
import { businessSchema, youSchema } from './signUpSchemas.ts';

/** The steps of a sign-up, in their order. */
export const signUpSteps = ['you', 'business', 'terms'] as const;

export type SignUpStep = (typeof signUpSteps)[number];

/** The steps that somebody takes: who is invited joins a business that is there already. */
export function stepsFor(isInvited: boolean): readonly SignUpStep[] {
  return isInvited ? signUpSteps.filter((step) => step !== 'business') : signUpSteps;
}

/** The step to show: the one that was asked for, unless an earlier one is not done yet. */
export function openStep(
  asked: SignUpStep | undefined,
  steps: readonly SignUpStep[],
  draft: SignUpDraft,
): SignUpStep {
  const wanted = asked && steps.includes(asked) ? asked : 'you';
  const undone = steps.find((step) => !isDone(step, draft)) ?? 'terms';
  return steps.indexOf(undone) < steps.indexOf(wanted) ? undone : wanted;
}

function isDone(step: SignUpStep, draft: SignUpDraft): boolean {
  if (step === 'terms') return false;
  return 'output' in (step === 'you' ? parseForm(youSchema, draft) : parseForm(businessSchema, draft));
}
