import { Coordinates } from './Coordinates.ts';
import { UpstreamRefusal } from '../rest/restError.ts';
import { builder } from '../schema/builder.ts';
import type { Described } from '../schema/described.ts';
import { type geocodingPrecisions, type GeocodingWire, getGeocoding, getTimeZone } from './geoApi.ts';

const GeocodingPrecision = builder.enumType('GeocodingPrecision', {
  description: 'How exact a place on the map is.',
  values: {
    ZIP: { description: 'The middle of the postal code.' },
    CITY: { description: 'The middle of the city.' },
    STATE: { description: 'The middle of the state.' },
  } satisfies Described<typeof geocodingPrecisions>,
});

const GeocodedAddress = builder.objectRef<GeocodingWire>('GeocodedAddress').implement({
  description: 'Where an address is on the map.',
  fields: (t) => ({
    coordinates: t.field({
      type: Coordinates,
      description: 'The point that was found.',
      resolve: ({ coordinates }) => coordinates.coordinates,
    }),
    timeZone: t.exposeString('timezone', { description: 'The IANA name of the time zone at the point.' }),
    precision: t.expose('precision', {
      type: GeocodingPrecision,
      description: 'How exactly the point was found.',
    }),
  }),
});

builder.queryField('geocode', (t) =>
  t.field({
    type: GeocodedAddress,
    nullable: true,
    description: 'Finds an address on the map. Null if the address cannot be found.',
    args: {
      streetAddress: t.arg.string({ description: 'House number and street.' }),
      city: t.arg.string({ description: 'The name of the city.' }),
      stateCode: t.arg.string({ required: true, description: 'The two letters of the state, e.g. `FL`.' }),
      postalCode: t.arg.string({ description: 'ZIP code: 5 digits, or 5 and 4.' }),
    },
    resolve: async (_root, { streetAddress, city, stateCode, postalCode }, { rest }) => {
      const query = { street_address: streetAddress, city, state_code: stateCode, zip_code: postalCode };
      try {
        return await rest.call(getGeocoding, { query });
      } catch (failure) {
        if (failure instanceof UpstreamRefusal && failure.isNotFound) return null;
        throw failure;
      }
    },
  }),
);

builder.queryField('timeZoneAt', (t) =>
  t.string({
    nullable: true,
    description: 'IANA name of the time zone at a point.',
    args: {
      longitude: t.arg.float({ required: true, description: 'Degrees east, -180 to 180.' }),
      latitude: t.arg.float({ required: true, description: 'Degrees north, -90 to 90.' }),
    },
    resolve: async (_root, point, { rest }) => (await rest.call(getTimeZone, { query: point })).timezone,
  }),
);
