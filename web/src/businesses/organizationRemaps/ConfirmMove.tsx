import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { moveLocation } from './moveLocation.ts';

interface Props {
  /** Global ids. */
  locationId: string;
  organizationId: string;
  /** The names of the location and the organization. */
  name: string;
  organization: string;
  onMoved: () => void;
}

/** Moves the location after the user has typed its name, so that it cannot happen by accident. */
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
      const errors = await moveLocation(environment, locationId, organizationId);
      return errors.map(({ message }) => ({ message }));
    },
    onSuccess: () => {
      toast({ tone: 'success', title: `${name} now belongs to ${organization}` });
      onMoved();
    },
  });

  return (
    <Form form={form} aria-label="Move the location">
      <TextField
        {...form.field('name')}
        label={`Type “${name}” to confirm`}
        description="The move applies immediately. To undo it, move the location back."
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
