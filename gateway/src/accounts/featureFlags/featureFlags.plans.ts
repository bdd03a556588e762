import { globalId } from '../../testing/globalId.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  FeaturesScreenQuery: { as: 'admin', variables: () => ({}) },
  rollOutFeatureMutation: {
    as: 'admin',
    variables: () => ({
      input: { featureRolloutId: globalId('FeatureRollout', 'jobs_history_assistant'), percentage: 25 },
    }),
  },
};
