import type { Upstream } from '../../platform/server/services.ts';
import { locationOwner } from './billingOwner.ts';
import { writePaymentMethodRoute } from './writePaymentMethodRoute.ts';

/** `PUT /api/locations/:id/payment-method/`: a location pays by a method of its own from now on. */
export const putPaymentMethod = (upstream: Upstream) =>
  writePaymentMethodRoute(upstream, {
    url: '/api/locations/:id/payment-method/',
    summary: 'Save the payment method of a location, which is billed itself from now on',
    findOwner: locationOwner,
    afterwards: (trx, { id }) =>
      trx.updateTable('locations').set({ billing_source: 'LOCATION' }).where('id', '=', id).execute(),
  });
