import type { Services } from '../../platform/server/services.ts';
import { organizationOwner } from './billingOwner.ts';
import { setupIntentRoute } from './setupIntentRoute.ts';

/** `GET /api/staffer/organizations/:id/setup-intent/`: starts the setup of a payment method for an organization. */
export const getOrganizationSetupIntent = (services: Services) =>
  setupIntentRoute(services, {
    url: '/api/staffer/organizations/:id/setup-intent/',
    summary: 'Start the setup of a payment method for an organization',
    findOwner: organizationOwner,
  });
