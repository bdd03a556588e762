import { coordinates } from '@brigade/domain/platform/geo/coordinates.ts';
import { postalCode } from '@brigade/domain/platform/validation/postalCode.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { stateCode } from '@brigade/domain/platform/validation/stateCode.ts';
import * as z from 'zod/mini';
import type { FieldBinding } from '../../ui/forms/useForm.ts';

/** The form values of an address. The server looks up empty coordinates and an empty time zone. */
export interface AddressValues {
  streetAddress: string;
  city: string;
  stateCode: string;
  postalCode: string;
  longitude: string;
  latitude: string;
  timeZone: string;
}

/** A form that includes the fields of an address. */
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

/** The schema shape of the address fields. */
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

/** Requires latitude and longitude together. */
export function wholePoint<Values extends Parsed>() {
  return z.refine<Values>(({ longitude, latitude }) => (longitude === null) === (latitude === null), {
    path: ['latitude'],
    message: 'Set both longitude and latitude, or neither',
  });
}

/** The coordinates and the time zone as mutation input, without empty values. */
export function placeInput({ longitude, latitude, timeZone }: Parsed) {
  return {
    ...(longitude !== null && latitude !== null && { coordinates: { longitude, latitude } }),
    ...(timeZone !== '' && { timeZone }),
  };
}

/** Maps a server error at `coordinates` to the form's field. */
export function atAddressField<Refusal extends { readonly path: readonly string[] }>(
  error: Refusal,
): Refusal {
  const [first, axis] = error.path;
  return first === 'coordinates' ? { ...error, path: [axis ?? 'latitude'] } : error;
}
