import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  useSearchResultsQuery: { variables: () => ({ text: 'server' }) },
};
