import type { Services } from '../../platform/server/services.ts';
import { locationOwner } from './billingOwner.ts';
import { readPaymentMethodRoute } from './readPaymentMethodRoute.ts';

/** `GET /api/locations/:id/payment-method/`: gets the payment method of a location. */
export const getPaymentMethod = (services: Services) =>
  readPaymentMethodRoute(services, {
    url: '/api/locations/:id/payment-method/',
    summary: 'Get the payment method of a location',
    findOwner: locationOwner,
  });
