/** What a new location needs before its first shift can be worked, in order. */
export const homeSetupSteps = [
  'APPROVAL',
  'TERMS',
  'CONTACT',
  'TEAM',
  'PAYMENT_METHOD',
  'FIRST_SHIFT',
] as const;

/** One of {@link homeSetupSteps}. */
export type HomeSetupStep = (typeof homeSetupSteps)[number];

const optionalSteps: readonly string[] = ['CONTACT', 'TEAM'] satisfies HomeSetupStep[];

/** Whether a location is set up: all is done but for steps that shifts can be worked without. */
export function isSetUp(steps: readonly { readonly kind: string; readonly isDone: boolean }[]): boolean {
  return steps.every(({ kind, isDone }) => isDone || optionalSteps.includes(kind));
}
