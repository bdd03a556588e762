import { grillId } from '../../testing/demoIds.ts';
import { graphql } from '../../testing/graphql.ts';
import { grillIds } from '../../testing/grillIds.ts';
import { mutate } from '../../testing/mutate.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

const closeGeoLog = graphql(`
  mutation ($input: CloseGeoLogInput!) {
    closeGeoLog(input: $input) {
      errors {
        code
      }
    }
  }
`);

export const plans: OperationPlans = {
  closeGeoLogMutation: {
    variables: async ({ stack }) => {
      const { geoLogId } = await grillIds(stack);
      return { input: { geoLogId, note: 'Seen on time.' } };
    },
  },
  GeoLogListPaginationQuery: { variables: () => ({ id: grillId, search: null, isFlagged: null }) },
  GeoLogsScreenQuery: { variables: () => ({ locationId: 1, search: null, isFlagged: null }) },
  reopenGeoLogMutation: {
    variables: async ({ stack }) => {
      const { geoLogId } = await grillIds(stack);
      await mutate(stack, closeGeoLog, { as: 'member', input: { geoLogId, note: 'Seen on time.' } });
      return { input: { geoLogId } };
    },
  },
};
