import type { AddOnType } from '@brigade/domain/businesses/addOns/addOnTypes.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { addOnWire } from './addOnWire.ts';

interface AddOnChanges {
  start_date?: string;
  end_date?: string | null;
  notes?: string;
}

/** What a location has booked, the latest start first. */
export const listAddOns = endpoint({
  name: 'listAddOns',
  method: 'GET',
  path: '/locations/{locationId}/add-ons/',
  query: shape<PageQuery>(),
  response: paged(addOnWire),
});

/** Books an add-on. */
export const createAddOn = endpoint({
  name: 'createAddOn',
  method: 'POST',
  path: '/locations/{locationId}/add-ons/',
  body: shape<AddOnChanges & { type: AddOnType; start_date: string }>(),
  response: addOnWire,
});

/** Changes the fields that are sent. */
export const changeAddOn = endpoint({
  name: 'changeAddOn',
  method: 'PATCH',
  path: '/locations/{locationId}/add-ons/{id}/',
  body: shape<AddOnChanges>(),
  response: addOnWire,
});
