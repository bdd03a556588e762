import type { OperationPlans } from '../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  moveSandboxClockMutation: {
    variables: () => ({ input: { advanceMinutes: 1 } }),
  },
  SandboxPanelQuery: {
    isPublic: true,
    variables: () => ({ locationId: 1, location: 1, hasLocation: true }),
  },
  setSandboxScriptMutation: {
    variables: () => ({ input: { seed: 7 } }),
  },
};
