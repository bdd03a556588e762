import { copperFinchId } from '../../testing/demoIds.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  OrganizationFrameQuery: {
    variables: () => ({ organizationId: 1 }),
  },
  OrganizationInfoScreenQuery: {
    variables: () => ({ organizationId: 1 }),
  },
  OrganizationTokensScreenQuery: {
    as: 'owner',
    variables: () => ({ organizationId: 1 }),
  },
  OrganizationTokensPaginationQuery: {
    as: 'owner',
    variables: () => ({ id: copperFinchId, count: 50, cursor: null }),
  },
  updateOrganizationMutation: {
    as: 'owner',
    variables: () => ({
      input: { organizationId: copperFinchId, name: 'Copper Finch' },
    }),
  },
};
