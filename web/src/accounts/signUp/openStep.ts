import { parseForm } from '../../ui/forms/formErrors.ts';
import type { SignUpDraft } from './signUpDraft.ts';
import { businessSchema, youSchema } from './signUpSchemas.ts';
import type { SignUpStep } from './signUpStep.ts';

/** The step to show: the requested one, or the first incomplete one before it. */
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
