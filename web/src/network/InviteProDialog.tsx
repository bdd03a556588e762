import {
  isReachable,
  networkGuestFields,
  networkGuestNameMaxLength,
  unreachableGuest,
} from '@brigade/domain/pros/network/networkGuest.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { faultMessage } from '../platform/relay/Fault.ts';
import { formSchema } from '../platform/screen/formSchema.ts';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { EmailField } from '../ui/fields/EmailField.tsx';
import { Form } from '../ui/forms/Form.tsx';
import { PhoneField } from '../ui/fields/PhoneField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useForm } from '../ui/forms/useForm.ts';
import { inviteToNetwork } from '../pros/network/inviteToNetwork.ts';

interface Props {
  /** Of the location's node. */
  locationNodeId: string;
  locationName: string;
  onSent: () => void;
  onClosed: () => void;
}

const schema = formSchema(networkGuestFields).check(
  z.refine((guest) => isReachable(guest), { path: ['email'], message: unreachableGuest }),
);

/** Asks whom to invite into the network of a location. */
export default function InviteProDialog({ locationNodeId, locationName, onSent, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { name: '', email: '', phoneNumber: '' },
    onSubmit: async ({ name, email, phoneNumber }) => {
      try {
        const input = { locationId: locationNodeId, name: name || null, email, phoneNumber };
        const { errors, networkInvite } = await inviteToNetwork(environment, input);
        if (!networkInvite) return errors;
        const guest = name || email || phoneNumber || '';
        toast(
          networkInvite.status === 'UNDELIVERABLE'
            ? {
                tone: 'warning',
                title: `${guest} cannot be reached`,
                description: 'The invite is in the list. Copy its link and send it yourself.',
              }
            : { tone: 'success', title: `${guest} is invited` },
        );
        onSent();
        onClosed();
        return [];
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);

  const name = form.field('name');
  const email = form.field('email');
  const phone = form.field('phoneNumber');

  return (
    <Dialog
      isOpen
      onClosed={requestClose}
      title={`Invite into the network of ${locationName}`}
      description="They get a link that is good for 14 days. An email address or a phone number is enough."
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Cancel
          </Button>
          <Button type="submit" form="invite-pro" isLoading={form.isSubmitting}>
            Send invite
          </Button>
        </>
      }
    >
      <Form form={form} id="invite-pro" aria-label="Invite a pro">
        <TextField
          {...name}
          value={name.value ?? ''}
          label="Name"
          autoFocus
          autoComplete="off"
          maxLength={networkGuestNameMaxLength}
        />
        <EmailField {...email} value={email.value ?? ''} label="Email" autoComplete="off" />
        <PhoneField {...phone} value={phone.value ?? ''} label="Phone" autoComplete="off" />
      </Form>
      {prompt}
    </Dialog>
  );
}
