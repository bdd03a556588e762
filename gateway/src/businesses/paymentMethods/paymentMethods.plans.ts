import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import { beginSetup, setUpTestCard } from '../../testing/setUpTestCard.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  confirmSandboxSetupMutation: {
    as: 'manager',
    variables: async ({ stack }) => ({
      input: {
        clientSecret: await beginSetup(stack, { ownerId: grillId, as: 'manager' }),
        testCard: 'SUCCESS',
        holderName: 'Elena Marchetti',
      },
    }),
  },
  LocationBillingScreenQuery: {
    as: 'manager',
    variables: () => ({ locationId: 1 }),
  },
  openCustomerPortalMutation: {
    as: 'manager',
    variables: () => ({ input: { ownerId: grillId, returnPath: '/locations/1/billing' } }),
  },
  OrganizationBillingScreenQuery: {
    as: 'owner',
    variables: () => ({ organizationId: 1 }),
  },
  payByLocationMutation: {
    as: 'manager',
    variables: () => ({ input: { locationId: grillId } }),
  },
  payByOrganizationMutation: {
    as: 'manager',
    variables: () => ({ input: { locationId: grillId } }),
  },
  savePaymentMethodMutation: {
    as: 'manager',
    variables: async ({ stack }) => ({
      input: {
        ownerId: grillId,
        paymentMethodId: await setUpTestCard(stack, { ownerId: grillId, as: 'manager' }),
      },
    }),
  },
  startPaymentSetupMutation: {
    as: 'manager',
    variables: () => ({ input: { ownerId: grillId } }),
  },
  verifyBankAccountMutation: {
    as: 'admin',
    variables: () => ({ input: { ownerId: globalId('Location', 5), isVerified: true } }),
  },
};
