import { addressName } from '@brigade/domain/businesses/addresses/addressName.ts';
import { geofenceRadius, geofenceRadiusLimits } from '@brigade/domain/businesses/addresses/geofenceRadius.ts';
import * as z from 'zod/mini';
import { type AddressValues, addressShape, placeInput, wholePoint } from '../../platform/geo/addressForm.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { radiusLimitsText } from './radiusText.ts';

export interface AddressDialogValues extends AddressValues {
  name: string;
  /** Whole meters, as they are stored; empty for the default. */
  geofenceRadiusMeters: string;
}

/** The rules of the form. */
export const addressDialogSchema = formSchema({
  name: addressName,
  ...addressShape,
  geofenceRadiusMeters: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (text.trim() === '' ? geofenceRadiusLimits.usual : Number(text))),
    ),
    z
      .number(radiusLimitsText)
      .check(z.refine((meters) => geofenceRadius.safeParse(meters).success, radiusLimitsText)),
  ),
}).check(wholePoint());

/** The parsed values. */
export type ParsedAddress = z.output<typeof addressDialogSchema>;

/** A form with nothing typed yet. */
export const emptyAddress: AddressDialogValues = {
  name: '',
  streetAddress: '',
  city: '',
  stateCode: '',
  postalCode: '',
  longitude: '',
  latitude: '',
  timeZone: '',
  geofenceRadiusMeters: String(geofenceRadiusLimits.usual),
};

/** The address as mutation input. */
export function addressInput(address: ParsedAddress) {
  const { longitude: _longitude, latitude: _latitude, timeZone: _timeZone, ...lines } = address;
  return { ...lines, ...placeInput(address) };
}
