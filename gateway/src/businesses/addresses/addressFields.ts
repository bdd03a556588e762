import { CoordinatesInput } from '../../platform/geo/CoordinatesInput.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';

type InputFields = PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>;

/** The fields of an address in an input; of a change none is required, and what is left out stays. */
export function addressFields<Required extends boolean>(t: InputFields, required: Required) {
  return {
    name: t.string({
      description: 'What people call the place, at most 100 characters; null or blank for no name.',
    }),
    streetAddress: t.string({ required, description: 'House number and street.' }),
    city: t.string({ required, description: 'The name of the city.' }),
    stateCode: t.string({ required, description: 'The two letters of the state, e.g. `FL`.' }),
    postalCode: t.string({ required, description: 'ZIP code: 5 digits, or 5 and 4.' }),
    coordinates: t.field({ type: CoordinatesInput, description: 'Where it is on the map.' }),
    timeZone: t.string({ description: 'IANA name of its zone, e.g. `America/New_York`.' }),
    geofenceRadiusMeters: t.int({
      description: 'How far from the point counts as being there, 50 to 1000 meters; 200 is usual.',
    }),
  };
}
