import { addressName } from '@brigade/domain/businesses/addresses/addressName.ts';
import { geofenceRadius } from '@brigade/domain/businesses/addresses/geofenceRadius.ts';
import { coordinates } from '@brigade/domain/platform/geo/coordinates.ts';
import { postalCode } from '@brigade/domain/platform/validation/postalCode.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { stateCode } from '@brigade/domain/platform/validation/stateCode.ts';
import { timeZone } from '@brigade/domain/platform/validation/timeZone.ts';
import { z } from 'zod';

const optional = {
  name: z.nullish(addressName),
  coordinates: z.nullish(coordinates),
  timeZone: z.nullish(timeZone),
  geofenceRadiusMeters: z.nullish(geofenceRadius),
};

export const newAddressRules = {
  streetAddress: requiredTextUpTo(200),
  city: requiredTextUpTo(100),
  stateCode,
  postalCode,
  ...optional,
};

/** The rules of a change: what is there has to be right. */
export const addressChangeRules = {
  streetAddress: z.nullish(newAddressRules.streetAddress),
  city: z.nullish(newAddressRules.city),
  stateCode: z.nullish(stateCode),
  postalCode: z.nullish(postalCode),
  ...optional,
};
