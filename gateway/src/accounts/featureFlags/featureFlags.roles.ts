import { type MutationRoles, platformAdmin } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  rollOutFeature: {
    input: () => ({ featureRolloutId: btoa('FeatureRollout:jobs_history_assistant'), percentage: 100 }),
    outcomes: { ...platformAdmin, rival: 'FORBIDDEN' },
  },
};
