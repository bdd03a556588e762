import type { ClipboardEvent } from 'react';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import type { AddressForm } from '../addressForm.ts';
import styles from './AddressMap.module.css';
import { pointValues } from './formPoint.ts';
import { pastedPoint } from './pastedPoint.ts';

interface Props {
  form: AddressForm;
  /** A point was typed or pasted. */
  onEntered: () => void;
}

/** The coordinates of an address, for who has them from elsewhere. Closed unless one of them is wrong. */
export function CoordinateFields({ form, onEntered }: Props) {
  const latitude = form.field('latitude');
  const longitude = form.field('longitude');

  /** Puts each half of a pair into its field. */
  const takePair = (text: string): boolean => {
    const point = pastedPoint(text);
    if (!point) return false;
    const values = pointValues(point);
    latitude.onChange(values.latitude);
    longitude.onChange(values.longitude);
    return true;
  };
  const paste = (event: ClipboardEvent) => {
    if (takePair(event.clipboardData.getData('text'))) event.preventDefault();
  };
  const leave = (text: string) => () => {
    takePair(text);
    onEntered();
  };

  return (
    <Disclosure
      summary="Enter coordinates"
      hasError={latitude.errorMessage !== undefined || longitude.errorMessage !== undefined}
    >
      <div className={styles.coordinates} onPaste={paste}>
        <TextField
          {...latitude}
          label="Latitude"
          description="-90 to 90. You can paste both, such as 40.7128, -74.0060."
          onBlur={leave(latitude.value)}
        />
        <TextField
          {...longitude}
          label="Longitude"
          description="-180 to 180"
          onBlur={leave(longitude.value)}
        />
      </div>
    </Disclosure>
  );
}
