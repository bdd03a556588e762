import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  RecurrencePreviewDatesQuery: {
    variables: () => ({
      locationId: 1,
      date: '2026-03-10',
      startTime: '17:00',
      endTime: '23:00',
      recurrence: { frequency: 'WEEKLY', until: '2026-05-01' },
      timeZone: 'America/New_York',
    }),
  },
};
