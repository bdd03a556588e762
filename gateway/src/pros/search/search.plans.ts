import { grillId } from '../../testing/demoIds.ts';
import { favoritePro } from '../../testing/plans/favoritePro.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  CompareScreenQuery: {
    variables: async ({ stack }) => ({ uuids: [(await favoritePro(stack)).uuid], locationId: 1 }),
  },
  PastWorkPicksQuery: {
    variables: () => ({ locationId: 1 }),
  },
  PastWorkPickResultsQuery: {
    variables: () => ({ locationId: 1, filter: { minimumRating: 4.5, from: '2025-01-01' } }),
  },
  ProListPaginationQuery: {
    variables: () => ({ id: grillId, locationId: 1, filter: {}, orderBy: 'FIT' }),
  },
  ProPickerResultsQuery: {
    variables: () => ({ locationId: 1, filter: { isFavorite: true } }),
  },
  ProSearchScreenQuery: {
    variables: () => ({
      locationId: 1,
      filter: { hasWorkedTogether: true, isBlocked: false, minimumRating: 4.5, skillDatabaseIds: [2] },
      orderBy: 'FIT',
    }),
  },
  SearchedProQuery: {
    variables: async ({ stack }) => ({ uuid: (await favoritePro(stack)).uuid, locationId: 1 }),
  },
  useHasAssistantQuery: { variables: () => ({}) },
};
