import type { Services } from '../../platform/server/services.ts';
import { locationOwner } from './billingOwner.ts';
import { setupIntentRoute } from './setupIntentRoute.ts';

/** `GET /api/locations/:id/setup-intent/`: starts the setup of a payment method for a location. */
export const getSetupIntent = (services: Services) =>
  setupIntentRoute(services, {
    url: '/api/locations/:id/setup-intent/',
    summary: 'Start the setup of a payment method for a location',
    findOwner: locationOwner,
  });
