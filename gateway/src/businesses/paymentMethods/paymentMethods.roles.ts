import { copperFinchId, grillId } from '../../testing/demoIds.ts';
import {
  locationAdmin,
  organizationAdmin,
  ownAccountOrCode,
  type MutationRoles,
} from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  confirmSandboxSetup: { testedElsewhere: ownAccountOrCode },
  openCustomerPortal: {
    input: () => ({ ownerId: copperFinchId, returnPath: '/organizations/1/billing' }),
    outcomes: organizationAdmin,
  },
  savePaymentMethod: {
    input: () => ({ ownerId: grillId, paymentMethodId: 'pm_none' }),
    outcomes: locationAdmin,
  },
  startPaymentSetup: { input: () => ({ ownerId: grillId }), outcomes: locationAdmin },
  switchToLocationBilling: { input: () => ({ locationId: grillId }), outcomes: locationAdmin },
  switchToOrganizationBilling: { input: () => ({ locationId: grillId }), outcomes: locationAdmin },
  verifySandboxBankAccount: {
    input: () => ({ ownerId: grillId, isVerified: true }),
    outcomes: locationAdmin,
  },
};
