import { addressNameLimit } from '@brigade/domain/businesses/addresses/addressName.ts';
import { geofenceRadiusLimits } from '@brigade/domain/businesses/addresses/geofenceRadius.ts';
import { AddressFields } from '../../platform/geo/AddressFields.tsx';
import { atAddressField } from '../../platform/geo/addressForm.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { type AddressDialogValues, addressDialogSchema, type ParsedAddress } from './addressDialogForm.ts';
import { isPointLeftBehind } from './isPointLeftBehind.ts';

interface Props {
  title: string;
  description: string;
  saveLabel: string;
  initialValues: AddressDialogValues;
  /** Resolves to the server's errors. */
  onSave: (
    address: ParsedAddress,
  ) => Promise<readonly { readonly message: string; readonly path: readonly string[] }[]>;
  onSaved: () => void;
  onClosed: () => void;
}

/** The form of an address. */
export function AddressDialog({ initialValues, onSave, onSaved, saveLabel, ...dialog }: Props) {
  const form = useForm({
    schema: addressDialogSchema,
    initialValues,
    onSubmit: async (address) => (await onSave(address)).map(atAddressField),
    onSuccess: onSaved,
  });

  return (
    <FormDialog {...dialog} form={form} size="large" submitLabel={saveLabel}>
      <TextField
        {...form.field('name')}
        label="Name"
        description="Optional. What your team calls the place, such as “Loading dock”."
        maxLength={addressNameLimit}
      />
      <AddressFields form={form} />
      {isPointLeftBehind(initialValues, form.values) ? (
        <InlineAlert tone="warning">
          The address has changed, but its coordinates have not. Look the address up again, or correct the
          coordinates.
        </InlineAlert>
      ) : null}
      <TextField
        {...form.field('geofenceRadiusMeters')}
        label="Check-in radius"
        inputMode="numeric"
        suffix="m"
        description={`How far from the point pros count as on site: ${geofenceRadiusLimits.smallest} to ${geofenceRadiusLimits.largest} meters, usually ${geofenceRadiusLimits.usual}.`}
      />
    </FormDialog>
  );
}
