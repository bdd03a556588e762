/** The steps of a sign-up, in their order. */
export const signUpSteps = ['you', 'business', 'terms'] as const;

export type SignUpStep = (typeof signUpSteps)[number];

/** The steps that somebody takes: who is invited joins a business that is there already. */
export function stepsFor(isInvited: boolean): readonly SignUpStep[] {
  return isInvited ? signUpSteps.filter((step) => step !== 'business') : signUpSteps;
}
