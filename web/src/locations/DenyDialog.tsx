import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { faultMessage } from '../platform/relay/Fault.ts';
import { formSchema } from '../platform/screen/formSchema.ts';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useForm } from '../ui/forms/useForm.ts';
import { denyLocation } from '../businesses/locations/approval/denyLocation.ts';

interface Props {
  /** Of the location's node. */
  locationId: string;
  name: string;
  onClosed: () => void;
  onDenied: () => void;
}

const schema = formSchema({ reason: requiredTextUpTo(1000) });

/** Asks why a location is not approved, and says what follows from it. */
export default function DenyDialog({ locationId, name, onClosed, onDenied }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      try {
        const errors = await denyLocation(environment, { locationId, reason });
        if (errors.length > 0) return errors;
        toast({ tone: 'success', title: `${name} is not approved` });
        onDenied();
        return [];
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);

  return (
    <Dialog
      isOpen
      onClosed={requestClose}
      title={`Deny ${name}?`}
      description="Gigs that wait for approval are cancelled; posted ones wait again. The admins of the organization get your reason by e-mail and can submit the location again."
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Do not deny
          </Button>
          <Button type="submit" form="deny" variant="destructive" isLoading={form.isSubmitting}>
            Deny
          </Button>
        </>
      }
    >
      <Form form={form} id="deny" aria-label="Deny">
        <TextArea
          {...form.field('reason')}
          label="Reason"
          description="The admins of the organization read it."
          isRequired
          maxLength={1000}
          rows={3}
        />
      </Form>
      {prompt}
    </Dialog>
  );
}
