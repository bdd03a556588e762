import { coordinates } from '@brigade/domain/platform/geo/coordinates.ts';
import { postalCode } from '@brigade/domain/platform/validation/postalCode.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { stateCode } from '@brigade/domain/platform/validation/stateCode.ts';
import * as z from 'zod/mini';
import type { FieldBinding } from '../../ui/forms/useForm.ts';

/** What people type of an address with its point on the map; an empty point or zone is found by the server. */
export interface AddressValues {
  streetAddress: string;
  city: string;
  stateCode: string;
  postalCode: string;
  longitude: string;
  latitude: string;
  timeZone: string;
}

/** A form that has the fields of an address among its own. */
export interface AddressForm {
  values: AddressValues;
  field: (name: keyof AddressValues) => FieldBinding<string>;
  setValue: (name: keyof AddressValues, value: string) => void;
}

function degrees(axis: 'longitude' | 'latitude') {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (text.trim() === '' ? null : Number(text))),
    ),
    z.nullable(coordinates.shape[axis]),
  );
}

/** The rules of the fields of an address, for the schema of a form. */
export const addressShape = {
  streetAddress: requiredTextUpTo(200),
  city: requiredTextUpTo(100),
  stateCode,
  postalCode,
  longitude: degrees('longitude'),
  latitude: degrees('latitude'),
  timeZone: z.string(),
};

interface Parsed {
  longitude: number | null;
  latitude: number | null;
  timeZone: string;
}

/** Half a point is none: asks for the other half. */
export function wholePoint<Values extends Parsed>() {
  return z.refine<Values>(({ longitude, latitude }) => (longitude === null) === (latitude === null), {
    path: ['latitude'],
    message: 'Set both longitude and latitude, or neither',
  });
}

/** The point and the zone as inputs take them; what is empty is left out. */
export function placeInput({ longitude, latitude, timeZone }: Parsed) {
  return {
    ...(longitude !== null && latitude !== null && { coordinates: { longitude, latitude } }),
    ...(timeZone !== '' && { timeZone }),
  };
}

/** A refusal of the server whose path leads into an input with `coordinates`, at the field of the form. */
export function atAddressField<Refusal extends { readonly path: readonly string[] }>(
  error: Refusal,
): Refusal {
  const [first, axis] = error.path;
  return first === 'coordinates' ? { ...error, path: [axis ?? 'latitude'] } : error;
}
