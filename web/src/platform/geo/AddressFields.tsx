import type { Position } from '@brigade/domain/platform/geo/metersFrom.ts';
import { timeZoneName, usTimeZones } from '@brigade/domain/platform/geo/usTimeZones.ts';
import type { ReactNode } from 'react';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { AddressForm } from './addressForm.ts';
import styles from './AddressFields.module.css';
import { AddressMap } from './pin/AddressMap.tsx';
import type { MapPlace } from './pin/mapPlace.ts';
import { StillMap } from './pin/StillMap.tsx';
import { useAddressPin } from './pin/useAddressPin.ts';

interface Props {
  form: AddressForm;
  isDisabled?: boolean;
  /** Where the pin of the address was last saved; null for a new address. */
  savedPoint: Position | null;
  /** The radius around the pin within which pros count as on site, in meters; null if it is not known. */
  radiusMeters: number | null;
  /** Other addresses, to see where the pin is. */
  places?: readonly MapPlace[];
  /** What changes the radius, if that is part of the form. */
  children?: ReactNode;
}

const noPlaces: readonly MapPlace[] = [];

/** The fields of an address, its pin on a map, and its time zone. */
export function AddressFields({
  form,
  isDisabled = false,
  savedPoint,
  radiusMeters,
  places = noPlaces,
  children,
}: Props) {
  const address = useAddressPin(form, savedPoint);
  const zone = form.values.timeZone;
  const zones = usTimeZones.map(({ id, name }) => ({ value: id, label: name }));
  const isOther = zone !== '' && !zones.some(({ value }) => value === zone);

  return (
    <>
      <TextField
        {...form.field('streetAddress')}
        label="Street address"
        isRequired
        isDisabled={isDisabled}
        autoComplete="street-address"
        maxLength={200}
      />
      <div className={styles.row} onBlur={() => void address.follow()}>
        <TextField
          {...form.field('city')}
          label="City"
          isRequired
          isDisabled={isDisabled}
          autoComplete="address-level2"
          maxLength={100}
        />
        <TextField
          {...form.field('stateCode')}
          label="State"
          isRequired
          isDisabled={isDisabled}
          autoComplete="address-level1"
          maxLength={2}
          placeholder="NY"
        />
        <TextField
          {...form.field('postalCode')}
          label="ZIP code"
          isRequired
          isDisabled={isDisabled}
          autoComplete="postal-code"
          maxLength={10}
        />
      </div>
      {isDisabled ? (
        <StillMap pin={address.pin} radiusMeters={radiusMeters} places={places} />
      ) : (
        <AddressMap form={form} address={address} radiusMeters={radiusMeters} places={places}>
          {children}
        </AddressMap>
      )}
      <Select
        {...form.field('timeZone')}
        label="Time zone"
        description="Shift times are shown in this time zone."
        isDisabled={isDisabled}
        placeholder="From the pin"
        options={isOther ? [{ value: zone, label: timeZoneName(zone) }, ...zones] : zones}
      />
    </>
  );
}
