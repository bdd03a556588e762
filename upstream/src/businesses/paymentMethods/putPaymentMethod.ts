import type { Services } from '../../platform/server/services.ts';
import { locationOwner } from './billingOwner.ts';
import { writePaymentMethodRoute } from './writePaymentMethodRoute.ts';

/** `PUT /api/locations/:id/payment-method/`: saves a location's own payment method. */
export const putPaymentMethod = (services: Services) =>
  writePaymentMethodRoute(services, {
    url: '/api/locations/:id/payment-method/',
    summary: 'Save the payment method of a location and bill the location itself',
    findOwner: locationOwner,
    afterwards: (trx, { id }) =>
      trx.updateTable('locations').set({ billing_source: 'LOCATION' }).where('id', '=', id).execute(),
  });
