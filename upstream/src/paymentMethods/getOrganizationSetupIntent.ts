import type { Upstream } from '../platform/server/services.ts';
import { organizationOwner } from '../businesses/paymentMethods/billingOwner.ts';
import { setupIntentRoute } from '../businesses/paymentMethods/setupIntentRoute.ts';

/** `GET /api/staffer/organizations/:id/setup-intent/`: begins to take a payment method of an organization. */
export const getOrganizationSetupIntent = (upstream: Upstream) =>
  setupIntentRoute(upstream, {
    url: '/api/staffer/organizations/:id/setup-intent/',
    summary: 'Begin to take a payment method of an organization',
    findOwner: organizationOwner,
  });
