import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  fetchTermsVersionQuery: { variables: () => ({}) },
  acceptTermsMutation: {
    variables: async ({ stack }) => {
      const nothing = { terms_version_accepted: null };
      await stack.upstream.database.updateTable('users').set(nothing).where('id', '=', 4).execute();
      return { input: { version: '2026-01' } };
    },
  },
};
