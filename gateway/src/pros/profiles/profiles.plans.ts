import { proAtGrillId } from '../../testing/demoIds.ts';
import { favoritePro } from '../../testing/plans/favoritePro.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  ProHistoryHerePaginationQuery: {
    variables: async ({ stack }) => ({ id: proAtGrillId((await favoritePro(stack)).uuid) }),
  },
  ProProfileQuery: {
    variables: async ({ stack }) => ({ uuid: (await favoritePro(stack)).uuid, locationId: 1 }),
  },
  ProScreenQuery: {
    variables: async ({ stack }) => ({ uuid: (await favoritePro(stack)).uuid, locationId: 1 }),
  },
};
