import { copperFinchId } from '../../testing/demoIds.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  OrganizationFrameQuery: {
    variables: () => ({ organizationId: 1 }),
  },
  OrganizationInfoScreenQuery: {
    variables: () => ({ organizationId: 1 }),
  },
  updateOrganizationMutation: {
    as: 'owner',
    variables: () => ({
      input: { organizationId: copperFinchId, name: 'Copper Finch' },
    }),
  },
};
