import { applicationIds } from '../../testing/plans/applicants.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  selectNextBestMutation: {
    variables: ({ gig }) => ({ input: { applicationIds: applicationIds(gig).slice(0, 1) } }),
  },
};
