import { grillId } from '../../testing/demoIds.ts';
import { graphql } from '../../testing/graphql.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import { present } from '../../testing/present.ts';
import type { TestStack } from '../../testing/startTestStack.ts';

async function calendarFeedId(stack: TestStack): Promise<string> {
  const { data } = await stack.run(
    graphql(`
      mutation ($at: ID!) {
        createCalendarFeed(input: { locationId: $at }) {
          feed {
            id
          }
        }
      }
    `),
    { as: 'member', variables: { at: grillId } },
  );
  return present(data?.createCalendarFeed?.feed).id;
}

export const plans: OperationPlans = {
  CalendarFeedsQuery: {
    variables: () => ({ id: grillId }),
  },
  createCalendarFeedMutation: {
    variables: () => ({ input: { locationId: grillId } }),
  },
  revokeCalendarFeedMutation: {
    variables: async ({ stack }) => ({ input: { feedId: await calendarFeedId(stack) } }),
  },
};
