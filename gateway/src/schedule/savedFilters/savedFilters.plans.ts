import { grillId } from '../../testing/demoIds.ts';
import { graphql } from '../../testing/graphql.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import { present } from '../../testing/present.ts';
import type { TestStack } from '../../testing/startTestStack.ts';

async function savedFilterId(stack: TestStack): Promise<string> {
  const { data } = await stack.run(
    graphql(`
      mutation ($at: ID!) {
        saveFilter(input: { locationId: $at, name: "Mine", search: "" }) {
          savedFilter {
            id
          }
        }
      }
    `),
    { as: 'member', variables: { at: grillId } },
  );
  return present(data?.saveFilter?.savedFilter).id;
}

export const plans: OperationPlans = {
  deleteSavedFilterMutation: {
    variables: async ({ stack }) => ({ input: { savedFilterId: await savedFilterId(stack) } }),
  },
  saveFilterMutation: {
    variables: () => ({ input: { locationId: grillId, name: 'Open', search: 'statuses=unfilled' } }),
  },
};
