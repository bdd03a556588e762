import { addBankAccount, type BillingOwnerColumn } from '../../../testing/bankAccount.ts';
import { fixtureIds as ids } from '../../../testing/fixtureIds.ts';
import { signedIn, type Arrange, type RoleRows } from '../../../testing/roleRows.ts';

const withBankAccount =
  (owner: BillingOwnerColumn): Arrange =>
  ({ database }) =>
    addBankAccount(database, owner);

export const roles: RoleRows = {
  // Any signed-in user with the secret can confirm, as on the real network.
  'POST /api/sandbox/setup-intents/:clientSecret/confirmation/': {
    path: '/api/sandbox/setup-intents/secret/confirmation/',
    body: { test_card: 'SUCCESS', holder_name: 'Mara Archer' },
    arrange: withBankAccount({ location_id: ids.harborHouse }),
    statuses: signedIn(200),
  },
};
