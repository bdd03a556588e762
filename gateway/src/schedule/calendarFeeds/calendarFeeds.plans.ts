import { grillId } from '../../testing/demoIds.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import type { TestStack } from '../../testing/startTestStack.ts';

async function calendarFeedId(stack: TestStack): Promise<string> {
  const { data } = await stack.run(
    'mutation ($at: ID!) { createCalendarFeed(input: { locationId: $at }) { feed { id } } }',
    { as: 'member', variables: { at: grillId } },
  );
  return data.createCalendarFeed.feed.id;
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
