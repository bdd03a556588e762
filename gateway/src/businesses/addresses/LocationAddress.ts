import type { addressTypes } from '@brigade/domain/businesses/addresses/addressType.ts';
import { Coordinates } from '../../platform/geo/Coordinates.ts';
import { Location } from '../locations/Location.ts';
import { locationPartId, locationPartIn } from '../locations/locationPartId.ts';
import { PostalAddress } from '../locations/PostalAddress.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { found } from '../../platform/schema/found.ts';
import { getAddress } from './addressesApi.ts';
import type { AddressWire } from './addressWire.ts';

/** An address and the location that has it. */
export type AddressSource = AddressWire & { readonly locationId: number };

const AddressType = builder.enumType('LocationAddressType', {
  description: 'What an address is to its location.',
  values: {
    PRIMARY: { description: 'The address of the location itself. It cannot be removed.' },
    SECONDARY: { description: "Another place where the location's gigs can take place." },
  } satisfies Described<typeof addressTypes>,
});

export const LocationAddress = builder.node(builder.objectRef<AddressSource>('LocationAddress'), {
  description: "A place where a location's gigs can happen.",
  id: { resolve: locationPartId },
  loadWithoutCache: async (id, { rest }) => {
    const path = found(locationPartIn(id), 'address');
    return { ...(await rest.call(getAddress, { path })), locationId: path.locationId };
  },
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the address.' }),
    location: t.field({
      type: Location,
      description: 'The location of the address.',
      resolve: ({ locationId }) => ({ id: locationId }),
    }),
    type: t.expose('type', {
      type: AddressType,
      description: "Whether it is the location's own address or a further one.",
    }),
    name: t.exposeString('name', { nullable: true, description: 'The name of the place, if any.' }),
    address: t.field({
      type: PostalAddress,
      description: 'The postal address with coordinates.',
      resolve: (address) => ({
        line1: address.street_address,
        city: address.city,
        stateCode: address.state_code,
        postalCode: address.postal_code,
      }),
    }),
    coordinates: t.field({
      type: Coordinates,
      nullable: true,
      description: 'The point on the map.',
      resolve: ({ coordinates }) => coordinates?.coordinates,
    }),
    timeZone: t.exposeString('timezone', {
      description:
        'The IANA name of the time zone, e.g. `America/New_York`. Gigs at the address are shown in this zone.',
    }),
    geofenceRadiusMeters: t.exposeInt('geofence_radius_meters', {
      nullable: true,
      description:
        'How far from the point, in meters, a pro counts as on site. Geo logs beyond it are flagged for review.',
    }),
  }),
});
