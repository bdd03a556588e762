import { addressNameLimit } from '@brigade/domain/businesses/addresses/addressName.ts';
import { geofenceRadiusLimits } from '@brigade/domain/businesses/addresses/geofenceRadius.ts';
import { AddressFields } from '../platform/geo/AddressFields.tsx';
import { atAddressField } from '../platform/geo/addressForm.ts';
import { faultMessage } from '../platform/relay/Fault.ts';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import type { ServerError } from '../ui/forms/formErrors.ts';
import { InlineAlert } from '../ui/feedback/InlineAlert.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useForm } from '../ui/forms/useForm.ts';
import { type AddressDialogValues, addressDialogSchema, type ParsedAddress } from '../businesses/addresses/addressDialogForm.ts';
import { isPointLeftBehind } from '../businesses/addresses/isPointLeftBehind.ts';

interface Props {
  title: string;
  description: string;
  saveLabel: string;
  initialValues: AddressDialogValues;
  /** Resolves to what the server has against it. */
  onSave: (
    address: ParsedAddress,
  ) => Promise<readonly { readonly message: string; readonly path: readonly string[] }[]>;
  onSaved: () => void;
  onClosed: () => void;
}

/** Asks for all that an address is made of. */
export function AddressDialog({ title, description, saveLabel, initialValues, ...props }: Props) {
  const form = useForm({
    schema: addressDialogSchema,
    initialValues,
    onSubmit: async (address): Promise<readonly ServerError[]> => {
      try {
        const errors = await props.onSave(address);
        if (errors.length === 0) props.onSaved();
        return errors.map(atAddressField);
      } catch (error) {
        const message = faultMessage(error);
        return [{ message }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, props.onClosed);

  return (
    <Dialog
      isOpen
      size="large"
      onClosed={requestClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Cancel
          </Button>
          <Button type="submit" form="address" isLoading={form.isSubmitting}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id="address" aria-label="Address">
        <TextField
          {...form.field('name')}
          label="Name"
          description="Optional: what your team calls the place, such as “Loading dock”."
          maxLength={addressNameLimit}
        />
        <AddressFields form={form} />
        {isPointLeftBehind(initialValues, form.values) ? (
          <InlineAlert tone="warning">
            The address has changed, but its point on the map has not. Find it on the map again, or correct
            the point.
          </InlineAlert>
        ) : null}
        <TextField
          {...form.field('geofenceRadiusMeters')}
          label="Check-in radius"
          inputMode="numeric"
          suffix="m"
          description={`How far from the point pros can clock in: ${geofenceRadiusLimits.smallest} to ${geofenceRadiusLimits.largest} meters, usually ${geofenceRadiusLimits.usual}.`}
        />
      </Form>
      {prompt}
    </Dialog>
  );
}
