import type { Services } from '../../platform/server/services.ts';
import { organizationOwner } from './billingOwner.ts';
import { portalRoute } from './portalRoute.ts';

/** `POST /api/staffer/organizations/:id/customer-portal-session/`: opens the customer portal for an organization. */
export const openOrganizationPortal = (services: Services) =>
  portalRoute(services, {
    url: '/api/staffer/organizations/:id/customer-portal-session/',
    summary: "Open the card network's customer portal for an organization",
    findOwner: organizationOwner,
  });
