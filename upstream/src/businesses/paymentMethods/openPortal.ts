import type { Services } from '../../platform/server/services.ts';
import { locationOwner } from './billingOwner.ts';
import { portalRoute } from './portalRoute.ts';

/** `POST /api/locations/:id/customer-portal-session/`: opens the customer portal for a location. */
export const openPortal = (services: Services) =>
  portalRoute(services, {
    url: '/api/locations/:id/customer-portal-session/',
    summary: "Open the card network's customer portal for a location",
    findOwner: locationOwner,
  });
