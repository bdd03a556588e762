import { applicationIds } from '../../testing/plans/applicants.ts';
import { atWork, duringGig } from '../../testing/plans/duringGig.ts';
import type { OperationPlan, OperationPlans } from '../../testing/plans/operationPlan.ts';

const onTwoPros = (
  more: object = {},
  start: 'absent' | 'at work' | 'on break' = 'absent',
): OperationPlan => ({
  as: 'onsite',
  variables: async (fixtures) => {
    await duringGig(fixtures);
    if (start !== 'absent') await atWork(fixtures, start === 'on break');
    return { input: { gigId: fixtures.gig.id, applicationIds: applicationIds(fixtures.gig), ...more } };
  },
});

export const plans: OperationPlans = {
  RosterScreenQuery: {
    variables: async (fixtures) => {
      await duringGig(fixtures);
      return { gigId: fixtures.gig.databaseId };
    },
  },
  // Onsite managers see no costs.
  CallOutCostMutation: { ...onTwoPros({ calledOutBy: 'PRO', validateOnly: true }), as: 'manager' },
  callOutProsMutation: onTwoPros({ calledOutBy: 'PRO' }),
  clockInProsMutation: onTwoPros(),
  clockOutProsMutation: onTwoPros({}, 'at work'),
  endBreaksMutation: onTwoPros({}, 'on break'),
  markNoShowsMutation: onTwoPros(),
  sendProsHomeMutation: onTwoPros({ reason: 'FEWER_PROS_NEEDED' }),
  startBreaksMutation: onTwoPros({}, 'at work'),
};
