import type { Upstream } from '../../platform/server/services.ts';
import { organizationOwner } from './billingOwner.ts';
import { readPaymentMethodRoute } from './readPaymentMethodRoute.ts';

/** `GET /api/staffer/organizations/:id/payment-method/`: the payment method of an organization. */
export const getOrganizationPaymentMethod = (upstream: Upstream) =>
  readPaymentMethodRoute(upstream, {
    url: '/api/staffer/organizations/:id/payment-method/',
    summary: 'The payment method of an organization',
    findOwner: organizationOwner,
  });
