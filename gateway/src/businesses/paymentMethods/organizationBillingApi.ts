import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paymentMethodWire, portalWire, setupIntentWire } from './paymentMethodWire.ts';

/** Begins to take a payment method of an organization. */
export const getOrganizationSetupIntent = endpoint({
  name: 'getOrganizationSetupIntent',
  method: 'GET',
  path: '/staffer/organizations/{id}/setup-intent/',
  response: setupIntentWire,
});

/** The payment method of an organization itself. */
export const getOrganizationPaymentMethod = endpoint({
  name: 'getOrganizationPaymentMethod',
  method: 'GET',
  path: '/staffer/organizations/{id}/payment-method/',
  query: shape<{ include_details?: true }>(),
  response: paymentMethodWire,
});

/** Saves the payment method of an organization. */
export const putOrganizationPaymentMethod = endpoint({
  name: 'putOrganizationPaymentMethod',
  method: 'PUT',
  path: '/staffer/organizations/{id}/payment-method/',
  withoutKey: 'card network',
  body: shape<{ payment_method_id: string }>(),
  response: noContent,
});

/** Opens the card network's page for an organization. */
export const openOrganizationPortal = endpoint({
  name: 'openOrganizationPortal',
  method: 'POST',
  path: '/staffer/organizations/{id}/customer-portal-session/',
  withoutKey: 'card network',
  body: shape<{ return_url: string }>(),
  response: portalWire,
});
