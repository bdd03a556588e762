import type { Upstream } from '../../platform/server/services.ts';
import { locationOwner } from './billingOwner.ts';
import { readPaymentMethodRoute } from './readPaymentMethodRoute.ts';

/** `GET /api/locations/:id/payment-method/`: the payment method of a location. */
export const getPaymentMethod = (upstream: Upstream) =>
  readPaymentMethodRoute(upstream, {
    url: '/api/locations/:id/payment-method/',
    summary: 'The payment method of a location',
    findOwner: locationOwner,
  });
