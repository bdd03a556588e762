import type { Upstream } from '../server/upstream.ts';
import { locationOwner } from './billingOwner.ts';
import { portalRoute } from './portalRoute.ts';

/** `POST /api/locations/:id/customer-portal-session/`: the card network's page for a location. */
export const openPortal = (upstream: Upstream) =>
  portalRoute(upstream, {
    url: '/api/locations/:id/customer-portal-session/',
    summary: "Open the card network's page for a location",
    findOwner: locationOwner,
  });
