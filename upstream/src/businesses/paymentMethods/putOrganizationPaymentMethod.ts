import type { Services } from '../../platform/server/services.ts';
import { organizationOwner } from './billingOwner.ts';
import { writePaymentMethodRoute } from './writePaymentMethodRoute.ts';

/** `PUT /api/staffer/organizations/:id/payment-method/`: saves the payment method of an organization. */
export const putOrganizationPaymentMethod = (services: Services) =>
  writePaymentMethodRoute(services, {
    url: '/api/staffer/organizations/:id/payment-method/',
    summary: 'Save the payment method of an organization',
    findOwner: organizationOwner,
  });
