import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  acceptInterviewMutation: {
    isPublic: true,
    variables: () => ({ input: { code: 'C0PPERF1NCH7' } }),
  },
  declineInterviewMutation: {
    isPublic: true,
    variables: () => ({ input: { code: 'C0PPERF1NCH7' } }),
  },
  InterviewScreenQuery: {
    isPublic: true,
    variables: () => ({ code: 'C0PPERF1NCH7' }),
  },
};
