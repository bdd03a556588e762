import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';

/** Changes who is billed for a location. */
export const patchBillingSource = endpoint({
  name: 'patchBillingSource',
  method: 'PATCH',
  path: '/locations/{id}/',
  body: shape<{ billing_source: 'LOCATION' | 'ORGANIZATION' }>(),
  response: noContent,
});
