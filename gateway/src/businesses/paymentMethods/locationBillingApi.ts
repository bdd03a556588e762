import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paymentMethodWire, portalWire, setupIntentWire } from './paymentMethodWire.ts';

/** Begins to take a payment method of a location. */
export const getLocationSetupIntent = endpoint({
  name: 'getLocationSetupIntent',
  method: 'GET',
  path: '/locations/{id}/setup-intent/',
  response: setupIntentWire,
});

/** The payment method of a location itself. */
export const getLocationPaymentMethod = endpoint({
  name: 'getLocationPaymentMethod',
  method: 'GET',
  path: '/locations/{id}/payment-method/',
  query: shape<{ include_details?: true }>(),
  response: paymentMethodWire,
});

/** Saves the payment method of a location, which is billed itself from then on. */
export const putLocationPaymentMethod = endpoint({
  name: 'putLocationPaymentMethod',
  method: 'PUT',
  path: '/locations/{id}/payment-method/',
  withoutKey: 'card network',
  body: shape<{ payment_method_id: string }>(),
  response: noContent,
});

/** Opens the card network's page for a location. */
export const openLocationPortal = endpoint({
  name: 'openLocationPortal',
  method: 'POST',
  path: '/locations/{id}/customer-portal-session/',
  withoutKey: 'card network',
  body: shape<{ return_url: string }>(),
  response: portalWire,
});
