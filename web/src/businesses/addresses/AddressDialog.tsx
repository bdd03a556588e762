import { addressNameLimit } from '@brigade/domain/businesses/addresses/addressName.ts';
import { AddressFields } from '../../platform/geo/AddressFields.tsx';
import { formPoint } from '../../platform/geo/pin/formPoint.ts';
import { lengthText } from '../../platform/geo/map/lengthText.ts';
import type { MapPlace } from '../../platform/geo/pin/mapPlace.ts';
import { atAddressField } from '../../platform/geo/addressForm.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { type AddressDialogValues, addressDialogSchema, type ParsedAddress } from './addressDialogForm.ts';
import styles from './AddressDialog.module.css';
import { isPointLeftBehind } from './isPointLeftBehind.ts';
import { inFeet, radiusSteps, sliderFeet, storedMeters } from './radiusText.ts';

interface Props {
  title: string;
  description: string;
  saveLabel: string;
  initialValues: AddressDialogValues;
  /** The location's other addresses. */
  places: readonly MapPlace[];
  /** Resolves to the server's errors. */
  onSave: (
    address: ParsedAddress,
  ) => Promise<readonly { readonly message: string; readonly path: readonly string[] }[]>;
  onSaved: () => void;
  onClosed: () => void;
}

/** The form of an address. */
export function AddressDialog({ initialValues, places, onSave, onSaved, saveLabel, ...dialog }: Props) {
  const form = useForm({
    schema: addressDialogSchema,
    initialValues,
    onSubmit: async (address) =>
      (await onSave(address)).map((error) => ({ ...atAddressField(error), message: inFeet(error.message) })),
    onSuccess: onSaved,
  });
  const radius = form.field('geofenceRadiusMeters');
  const meters = Number(radius.value);

  return (
    <FormDialog {...dialog} form={form} size="large" submitLabel={saveLabel}>
      <TextField
        {...form.field('name')}
        label="Name"
        description="Optional. What your team calls the place, such as “Loading dock”."
        maxLength={addressNameLimit}
      />
      <AddressFields form={form} savedPoint={formPoint(initialValues)} radiusMeters={meters} places={places}>
        <SliderField
          {...radius}
          className={styles.radius}
          label="Check-in radius"
          description="How far from the pin pros count as on site."
          {...radiusSteps}
          value={sliderFeet(meters)}
          onChange={(length) => radius.onChange(String(storedMeters(length)))}
          text={lengthText(meters)}
        />
      </AddressFields>
      {isPointLeftBehind(initialValues, form.values) ? (
        <InlineAlert tone="warning">
          The address has changed, but its pin has not. Reset the pin to the address, or move it.
        </InlineAlert>
      ) : null}
    </FormDialog>
  );
}
