import { addressName } from '@brigade/domain/businesses/addresses/addressName.ts';
import { geofenceRadius, geofenceRadiusLimits } from '@brigade/domain/businesses/addresses/geofenceRadius.ts';
import * as z from 'zod/mini';
import { type AddressValues, addressShape, placeInput, wholePoint } from '../../platform/geo/addressForm.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';

/** What people type of an address. */
export interface AddressDialogValues extends AddressValues {
  name: string;
  /** Whole meters; empty for what is usual. */
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
    geofenceRadius,
  ),
}).check(wholePoint());

/** What the rules make of what was typed. */
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

/** The address as inputs take it. */
export function addressInput(address: ParsedAddress) {
  const { longitude: _longitude, latitude: _latitude, timeZone: _timeZone, ...lines } = address;
  return { ...lines, ...placeInput(address) };
}
