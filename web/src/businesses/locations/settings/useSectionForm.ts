import { useRelayEnvironment } from 'react-relay/hooks';
import type { UpdateLocationInput } from '../../../__generated__/updateLocationMutation.graphql.ts';
import { atAddressField } from '../../../platform/geo/addressForm.ts';
import { faultMessage } from '../../../platform/relay/Fault.ts';
import type { FormSchema } from '../../../ui/forms/formErrors.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/useForm.ts';
import { updateLocation } from './updateLocation.ts';

interface Options<Values extends object, Output> {
  /** Of the location's node. */
  locationId: string;
  schema: FormSchema<Values, Output>;
  initialValues: Values;
  /** What is sent of the values; by default all of them under their own names. */
  toInput?: (output: Output) => Omit<UpdateLocationInput, 'locationId'>;
}

/** The form of one section of a location's settings, which is saved by itself. */
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
      try {
        const errors = await updateLocation(environment, { locationId, ...toInput(output) });
        if (errors.length > 0) return errors.map(atAddressField);
        form.reset(form.values);
        toast({ tone: 'success', title: 'Saved' });
        return [];
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  return form;
}
