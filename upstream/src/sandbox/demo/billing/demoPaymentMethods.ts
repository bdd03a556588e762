import type { TestCardName } from '../../../platform/cardNetwork/sandbox/testCards.ts';
import { organizationIds } from '../locations/organizations.ts';

/** A payment method of the demo data, at the sandbox card network. */
export type DemoPaymentMethod = {
  owner: { location: number } | { organization: number };
  /** The id in the location's row. */
  externalId: string;
  testCard: TestCardName;
  holder: string;
  isVerified: boolean;
};

/** The payment methods of the demo. The other organization has none yet. */
export const demoPaymentMethods: readonly DemoPaymentMethod[] = [
  {
    owner: { organization: organizationIds.copperFinch },
    externalId: 'pm_demo_copper_finch_group',
    testCard: 'SUCCESS',
    holder: 'Daniel Okonkwo',
    isVerified: true,
  },
  {
    owner: { location: 1 },
    externalId: 'pm_demo_copper_finch',
    testCard: 'REQUIRES_ACTION',
    holder: 'Elena Marchetti',
    isVerified: true,
  },
  {
    owner: { location: 5 },
    externalId: 'pm_demo_halyard_riverwalk',
    testCard: 'DELAYED_BANK',
    holder: 'Halyard House Riverwalk',
    isVerified: false,
  },
  {
    owner: { location: 6 },
    externalId: 'pm_demo_halyard_catering',
    testCard: 'DELAYED_BANK',
    holder: 'Halyard Catering Kitchen',
    isVerified: true,
  },
];
