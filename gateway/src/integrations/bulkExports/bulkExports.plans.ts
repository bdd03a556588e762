import { startTestExport } from '../../testing/exports.ts';
import type { OperationPlan, OperationPlans } from '../../testing/plans/operationPlan.ts';
import { present } from '../../testing/present.ts';
import type { TestStack } from '../../testing/startTestStack.ts';

async function newExport(stack: TestStack) {
  return present((await startTestExport(stack)).export).id;
}

/** A mutation with no input other than its export. */
const ofExport: OperationPlan = {
  as: 'manager',
  variables: async ({ stack }) => ({ input: { exportId: await newExport(stack) }, connections: [] }),
};

export const plans: OperationPlans = {
  ExportsScreenQuery: {
    as: 'manager',
    variables: async ({ stack }) => {
      await newExport(stack);
      return {};
    },
  },
  cancelExportMutation: {
    as: 'manager',
    variables: async ({ stack }) => ({ input: { exportId: await newExport(stack) } }),
  },
  deleteExportMutation: ofExport,
  startExportMutation: {
    as: 'manager',
    variables: () => ({
      input: {
        document: '{ location(databaseId: 1) { gigs { totalCount edges { node { databaseId } } } } }',
        format: 'CSV',
      },
      connections: [],
    }),
  },
};
