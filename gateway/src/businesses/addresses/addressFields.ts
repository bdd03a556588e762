import { CoordinatesInput } from '../../platform/geo/CoordinatesInput.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';

type InputFields = PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>;

/** The fields of an address in an input; of a change none is required, and what is left out stays. */
export function addressFields<Required extends boolean>(t: InputFields, required: Required) {
  return {
    name: t.string({
      description: 'The name of the place, at most 100 characters; null or blank for none.',
    }),
    streetAddress: t.string({ required, description: 'House number and street.' }),
    city: t.string({ required, description: 'The name of the city.' }),
    stateCode: t.string({ required, description: 'The two letters of the state, e.g. `FL`.' }),
    postalCode: t.string({ required, description: 'ZIP code: 5 digits, or 5 and 4.' }),
    coordinates: t.field({ type: CoordinatesInput, description: 'The point on the map.' }),
    timeZone: t.string({ description: 'The IANA name of the time zone, e.g. `America/New_York`.' }),
    geofenceRadiusMeters: t.int({
      description: 'How far from the point a pro counts as on site, in meters: 50 to 1000; usually 200.',
    }),
  };
}
