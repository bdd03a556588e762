import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  NotificationSettingsScreenQuery: {
    variables: () => ({}),
  },
  updateNotificationSettingsMutation: {
    variables: () => ({
      input: { choices: [{ event: 'MESSAGE', push: false }] },
    }),
  },
};
