import type { Upstream } from '../server/upstream.ts';
import { organizationOwner } from './billingOwner.ts';
import { setupIntentRoute } from './setupIntentRoute.ts';

/** `GET /api/staffer/organizations/:id/setup-intent/`: begins to take a payment method of an organization. */
export const getOrganizationSetupIntent = (upstream: Upstream) =>
  setupIntentRoute(upstream, {
    url: '/api/staffer/organizations/:id/setup-intent/',
    summary: 'Begin to take a payment method of an organization',
    findOwner: organizationOwner,
  });
