import type { Upstream } from '../server/upstream.ts';
import { locationOwner } from './billingOwner.ts';
import { setupIntentRoute } from './setupIntentRoute.ts';

/** `GET /api/locations/:id/setup-intent/`: begins to take a payment method of a location. */
export const getSetupIntent = (upstream: Upstream) =>
  setupIntentRoute(upstream, {
    url: '/api/locations/:id/setup-intent/',
    summary: 'Begin to take a payment method of a location',
    findOwner: locationOwner,
  });
