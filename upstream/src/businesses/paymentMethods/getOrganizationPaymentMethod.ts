import type { Services } from '../../platform/server/services.ts';
import { organizationOwner } from './billingOwner.ts';
import { readPaymentMethodRoute } from './readPaymentMethodRoute.ts';

/** `GET /api/staffer/organizations/:id/payment-method/`: gets the payment method of an organization. */
export const getOrganizationPaymentMethod = (services: Services) =>
  readPaymentMethodRoute(services, {
    url: '/api/staffer/organizations/:id/payment-method/',
    summary: 'Get the payment method of an organization',
    findOwner: organizationOwner,
  });
