import { codeFor } from '../../testing/signInAs.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  AppShellQuery: {
    variables: () => ({}),
  },
  changeAddressMutation: {
    variables: async ({ stack }) => ({
      input: {
        email: 'theo@brigade.example',
        code: await codeFor(stack, 'theo@brigade.example', 'CHANGE_ADDRESS'),
      },
    }),
  },
  SettingsScreenQuery: {
    variables: () => ({}),
  },
  updateProfileMutation: {
    variables: () => ({ input: { firstName: 'Theodor' } }),
  },
};
