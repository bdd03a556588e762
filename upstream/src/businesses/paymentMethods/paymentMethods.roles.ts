import { addBankAccount, type BillingOwnerColumn } from '../../testing/bankAccount.ts';
import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { organizationPath, locationPath } from '../../testing/fixturePaths.ts';
import {
  teamMemberThere,
  teamAdminThere,
  organizationAdmin,
  type Arrange,
  type RoleRows,
} from '../../testing/roleRows.ts';

const withBankAccount =
  (owner: BillingOwnerColumn): Arrange =>
  ({ database }) =>
    addBankAccount(database, owner);

export const roles: RoleRows = {
  'GET /api/locations/:id/setup-intent/': {
    path: `${locationPath}setup-intent/`,
    statuses: teamAdminThere(200),
  },
  'GET /api/locations/:id/payment-method/': {
    path: `${locationPath}payment-method/`,
    arrange: withBankAccount({ location_id: ids.harborHouse }),
    statuses: teamMemberThere(200),
  },
  'PUT /api/locations/:id/payment-method/': {
    path: `${locationPath}payment-method/`,
    body: { payment_method_id: 'ba_1' },
    arrange: withBankAccount({ location_id: ids.harborHouse }),
    statuses: teamAdminThere(200),
  },
  'POST /api/locations/:id/customer-portal-session/': {
    path: `${locationPath}customer-portal-session/`,
    body: { return_url: '/' },
    arrange: withBankAccount({ location_id: ids.harborHouse }),
    statuses: teamAdminThere(201),
  },
  'GET /api/staffer/organizations/:id/setup-intent/': {
    path: `${organizationPath}setup-intent/`,
    statuses: organizationAdmin(200),
  },
  'GET /api/staffer/organizations/:id/payment-method/': {
    path: `${organizationPath}payment-method/`,
    arrange: withBankAccount({ organization_id: ids.harbor }),
    statuses: teamMemberThere(200),
  },
  'PUT /api/staffer/organizations/:id/payment-method/': {
    path: `${organizationPath}payment-method/`,
    body: { payment_method_id: 'ba_1' },
    arrange: withBankAccount({ organization_id: ids.harbor }),
    statuses: organizationAdmin(200),
  },
  'POST /api/staffer/organizations/:id/customer-portal-session/': {
    path: `${organizationPath}customer-portal-session/`,
    body: { return_url: '/' },
    arrange: withBankAccount({ organization_id: ids.harbor }),
    statuses: organizationAdmin(201),
  },
  'POST /api/sandbox/payment-methods/:externalId/verification/': {
    path: '/api/sandbox/payment-methods/ba_1/verification/',
    body: { outcome: 'VERIFIED' },
    arrange: withBankAccount({ location_id: ids.harborHouse }),
    statuses: [401, 404, 403, 403, 200, 200, 200, 404],
  },
};
