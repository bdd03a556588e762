import type { Upstream } from '../../platform/server/services.ts';
import { organizationOwner } from './billingOwner.ts';
import { portalRoute } from './portalRoute.ts';

/** `POST /api/staffer/organizations/:id/customer-portal-session/`: the card network's page for an organization. */
export const openOrganizationPortal = (upstream: Upstream) =>
  portalRoute(upstream, {
    url: '/api/staffer/organizations/:id/customer-portal-session/',
    summary: "Open the card network's page for an organization",
    findOwner: organizationOwner,
  });
