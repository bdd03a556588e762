import type { BuilderTypes } from '../schema/builder.ts';

const words = {
  name: 'What people call the place, at most 100 characters; null or blank for no name.',
  line1: 'House number and street.',
  city: 'The city.',
  stateCode: 'The two letters of the state.',
  postalCode: 'ZIP code: 5 digits, or 5 and 4.',
  longitude: 'Degrees east, -180 to 180.',
  latitude: 'Degrees north, -90 to 90.',
  timeZone: 'IANA name of its zone; found from the point when it is left out.',
  geofenceRadiusMeters: 'How far from the point counts as being there, 50 to 1000 meters.',
};

type InputFields = PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>;

/** The fields of an address in an input; of a change none is required, and what is left out stays. */
export function addressFields<Required extends boolean>(t: InputFields, required: Required) {
  const text = (description: string) => t.string({ required, description });
  const degrees = (description: string) => t.float({ required, description });
  return {
    name: t.string({ description: words.name }),
    line1: text(words.line1),
    city: text(words.city),
    stateCode: text(words.stateCode),
    postalCode: text(words.postalCode),
    longitude: degrees(words.longitude),
    latitude: degrees(words.latitude),
    timeZone: t.string({ description: words.timeZone }),
    geofenceRadiusMeters: t.int({ description: words.geofenceRadiusMeters }),
  };
}
