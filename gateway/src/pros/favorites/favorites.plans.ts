import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import { favoritePro } from '../../testing/plans/favoritePro.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  favoriteEverywhereAddMutation: {
    variables: async ({ stack }) => ({
      input: { proId: (await favoritePro(stack)).id, locationIds: [grillId, globalId('Location', 2)] },
    }),
  },
  favoriteEverywhereQuery: {
    variables: () => ({}),
  },
  favoriteEverywhereRemoveMutation: {
    variables: async ({ stack }) => ({
      input: { proId: (await favoritePro(stack)).id, locationId: grillId },
    }),
  },
  favoriteProsMutation: {
    as: 'onsite',
    variables: ({ gig }) => ({
      input: { proIds: gig.applicants.slice(0, 3).map(({ pro }) => pro.id), locationId: grillId },
    }),
  },
  setFavoriteAddMutation: {
    variables: ({ gig }) => ({ input: { proId: gig.applicants[0]?.pro.id, locationId: grillId } }),
  },
  setFavoriteRemoveMutation: {
    variables: async ({ stack }) => ({
      input: { proId: (await favoritePro(stack)).id, locationId: grillId },
    }),
  },
};
