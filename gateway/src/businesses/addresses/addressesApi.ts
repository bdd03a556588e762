import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { addressWire } from './addressWire.ts';

/** What an address is made of; of a change only what changes. */
export interface AddressBody {
  name?: string | null;
  street_address?: string;
  city?: string;
  state_code?: string;
  postal_code?: string;
  timezone?: string;
  coordinates?: { type: 'Point'; coordinates: readonly [number, number] };
  geofence_radius_meters?: number;
}

/** The addresses of a location, PRIMARY first, then by street. */
export const listAddresses = endpoint({
  name: 'listAddresses',
  method: 'GET',
  path: '/locations/{locationId}/addresses/',
  query: shape<PageQuery>(),
  response: paged(addressWire),
});

/** One address of a location. */
export const getAddress = endpoint({
  name: 'getAddress',
  method: 'GET',
  path: '/locations/{locationId}/addresses/{id}/',
  response: addressWire,
});

/** Adds a SECONDARY address. */
export const createAddress = endpoint({
  name: 'createAddress',
  method: 'POST',
  path: '/locations/{locationId}/addresses/',
  body: shape<AddressBody>(),
  response: addressWire,
});

/** Changes the fields that are sent. */
export const changeAddress = endpoint({
  name: 'changeAddress',
  method: 'PATCH',
  path: '/locations/{locationId}/addresses/{id}/',
  body: shape<AddressBody>(),
  response: addressWire,
});

/** Removes a SECONDARY address. */
export const removeAddress = endpoint({
  name: 'removeAddress',
  method: 'DELETE',
  path: '/locations/{locationId}/addresses/{id}/',
  response: noContent,
});
