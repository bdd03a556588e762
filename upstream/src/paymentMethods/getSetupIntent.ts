import type { Upstream } from '../platform/server/services.ts';
import { locationOwner } from '../businesses/paymentMethods/billingOwner.ts';
import { setupIntentRoute } from '../businesses/paymentMethods/setupIntentRoute.ts';

/** `GET /api/locations/:id/setup-intent/`: begins to take a payment method of a location. */
export const getSetupIntent = (upstream: Upstream) =>
  setupIntentRoute(upstream, {
    url: '/api/locations/:id/setup-intent/',
    summary: 'Begin to take a payment method of a location',
    findOwner: locationOwner,
  });
