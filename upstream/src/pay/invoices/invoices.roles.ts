import { draftInvoice, firstInvoice, issueInvoice } from '../../testing/invoices.ts';
import { organizationAdmin, teamAdminThere, type RoleRows } from '../../testing/roleRows.ts';
import { fixtureIds as ids } from '../../testing/fixtureIds.ts';

const path = `/api/staffer/invoices/${firstInvoice}/`;

export const roles: RoleRows = {
  'GET /api/staffer/locations/:id/invoices/': {
    path: `/api/staffer/locations/${ids.harborHouse}/invoices/`,
    statuses: teamAdminThere(200),
  },
  'GET /api/staffer/organizations/:id/invoices/': {
    path: `/api/staffer/organizations/${ids.harbor}/invoices/`,
    statuses: organizationAdmin(200),
  },
  'GET /api/staffer/invoices/:id/': { path, arrange: draftInvoice, statuses: teamAdminThere(200) },
  'GET /api/staffer/invoices/:id/lines/': {
    path: `${path}lines/`,
    arrange: draftInvoice,
    statuses: teamAdminThere(200),
  },
  'PATCH /api/staffer/invoices/:id/lines/:lineId/': {
    path: `${path}lines/1/`,
    body: { held_reason: 'The hours are wrong.' },
    arrange: draftInvoice,
    statuses: teamAdminThere(200),
  },
  'POST /api/staffer/invoices/:id/approve/': {
    path: `${path}approve/`,
    arrange: draftInvoice,
    statuses: teamAdminThere(200),
  },
  'POST /api/staffer/invoices/:id/pay/': {
    path: `${path}pay/`,
    arrange: issueInvoice,
    statuses: teamAdminThere(200),
  },
  'GET /api/staffer/invoices/:id/csv/': {
    path: `${path}csv/`,
    arrange: draftInvoice,
    statuses: teamAdminThere(200),
  },
  'GET /api/staffer/invoices/:id/pdf/': {
    path: `${path}pdf/`,
    arrange: draftInvoice,
    statuses: teamAdminThere(200),
  },
};
