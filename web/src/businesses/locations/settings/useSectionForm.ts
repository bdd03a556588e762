import { useRelayEnvironment } from 'react-relay/hooks';
import type { UpdateLocationInput } from '../../../__generated__/updateLocationMutation.graphql.ts';
import { atAddressField } from '../../../platform/geo/addressForm.ts';
import type { FormSchema } from '../../../ui/forms/formErrors.ts';
import { useForm } from '../../../ui/forms/useForm.ts';
import { updateLocation } from './updateLocation.ts';

interface Options<Values extends object, Output> {
  /** Global id. */
  locationId: string;
  schema: FormSchema<Values, Output>;
  initialValues: Values;
  /** The input to send; by default the values under their own names. */
  toInput?: (output: Output) => Omit<UpdateLocationInput, 'locationId'>;
}

/** The form of one section of a location's settings. The bar of the page saves it. */
export function useSectionForm<Values extends object, Output extends object>({
  locationId,
  schema,
  initialValues,
  toInput = (output) => output,
}: Options<Values, Output>) {
  const environment = useRelayEnvironment();
  const form = useForm<Values, Output>({
    schema,
    initialValues,
    onSubmit: async (output) => {
      const errors = await updateLocation(environment, { locationId, ...toInput(output) });
      return errors.map(atAddressField);
    },
    onSuccess: () => form.saved(),
  });
  return form;
}
