import { globalId } from '../../testing/globalId.ts';
import { type MutationRoles, platformAdmin } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  rollOutFeature: {
    input: () => ({
      featureRolloutId: globalId('FeatureRollout', 'jobs_history_assistant'),
      percentage: 100,
    }),
    outcomes: { ...platformAdmin, rival: 'FORBIDDEN' },
  },
};
