import { addressName } from '@brigade/domain/addresses/addressName.ts';
import { geofenceRadius } from '@brigade/domain/addresses/geofenceRadius.ts';
import { postalCode } from '@brigade/domain/validation/postalCode.ts';
import { requiredText } from '@brigade/domain/validation/requiredText.ts';
import { stateCode } from '@brigade/domain/validation/stateCode.ts';
import { timeZone } from '@brigade/domain/validation/timeZone.ts';
import { z } from 'zod';

const longitude = z.number().min(-180, 'Enter -180 to 180 degrees').max(180, 'Enter -180 to 180 degrees');
const latitude = z.number().min(-90, 'Enter -90 to 90 degrees').max(90, 'Enter -90 to 90 degrees');

/** The rules of a new address. */
export const newAddressRules = {
  name: addressName,
  line1: requiredText,
  city: requiredText,
  stateCode,
  postalCode,
  longitude,
  latitude,
  timeZone: z.union([z.null(), z.undefined(), timeZone]),
  geofenceRadiusMeters: z.nullish(geofenceRadius),
};

/** The rules of a change: what is there has to be right, and a point moves as a whole. */
export const addressChangeRules = {
  ...newAddressRules,
  line1: z.nullish(requiredText),
  city: z.nullish(requiredText),
  stateCode: z.nullish(stateCode),
  postalCode: z.nullish(postalCode),
  longitude: z.nullish(longitude),
  latitude: z.nullish(latitude),
};
