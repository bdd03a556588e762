import type { Upstream } from '../../platform/server/services.ts';
import { organizationOwner } from './billingOwner.ts';
import { writePaymentMethodRoute } from './writePaymentMethodRoute.ts';

/** `PUT /api/staffer/organizations/:id/payment-method/`: how an organization pays for the locations it is billed for. */
export const putOrganizationPaymentMethod = (upstream: Upstream) =>
  writePaymentMethodRoute(upstream, {
    url: '/api/staffer/organizations/:id/payment-method/',
    summary: 'Save the payment method of an organization',
    findOwner: organizationOwner,
  });
