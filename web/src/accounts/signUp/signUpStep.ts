/** The steps of a sign-up, in their order. */
export const signUpSteps = ['you', 'business', 'terms'] as const;

export type SignUpStep = (typeof signUpSteps)[number];

/** The steps of a user's sign-up. Invited users skip the business step. */
export function stepsFor(isInvited: boolean): readonly SignUpStep[] {
  return isInvited ? signUpSteps.filter((step) => step !== 'business') : signUpSteps;
}
