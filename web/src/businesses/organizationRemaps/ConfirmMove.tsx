import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { moveLocation } from './moveLocation.ts';

interface Props {
  /** Ids of the location's and the organization's node. */
  locationId: string;
  organizationId: string;
  /** What the location and the organization are called. */
  name: string;
  organization: string;
  onMoved: () => void;
}

/** Moves the location once its name was typed: nobody does that by a slip. */
export function ConfirmMove({ locationId, organizationId, name, organization, onMoved }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema: formSchema({
      name: z
        .string()
        .check(
          z.refine((typed) => typed.trim().toLowerCase() === name.toLowerCase(), `Type ${name} to confirm`),
        ),
    }),
    initialValues: { name: '' },
    onSubmit: async () => {
      try {
        const errors = await moveLocation(environment, locationId, organizationId);
        if (errors.length > 0) return errors.map(({ message }) => ({ message }));
      } catch (error) {
        const message = faultMessage(error);
        return [{ message }];
      }
      toast({ tone: 'success', title: `${name} belongs to ${organization} now` });
      onMoved();
      return [];
    },
  });

  return (
    <Form form={form} aria-label="Move the location">
      <TextField
        {...form.field('name')}
        label={`Type “${name}” to confirm`}
        description="The move holds at once. To take it back, move the location again."
        autoComplete="off"
        spellCheck={false}
      />
      <div>
        <Button type="submit" variant="destructive" isLoading={form.isSubmitting}>
          Move location
        </Button>
      </div>
    </Form>
  );
}
