import type { Upstream } from '../platform/server/services.ts';
import { locationOwner } from '../businesses/paymentMethods/billingOwner.ts';
import { portalRoute } from '../businesses/paymentMethods/portalRoute.ts';

/** `POST /api/locations/:id/customer-portal-session/`: the card network's page for a location. */
export const openPortal = (upstream: Upstream) =>
  portalRoute(upstream, {
    url: '/api/locations/:id/customer-portal-session/',
    summary: "Open the card network's page for a location",
    findOwner: locationOwner,
  });
