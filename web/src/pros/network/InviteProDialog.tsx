import {
  isReachable,
  networkGuestFields,
  networkGuestNameMaxLength,
  unreachableGuest,
} from '@brigade/domain/pros/network/networkGuest.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { EmailField } from '../../ui/fields/EmailField.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { inviteToNetwork } from './inviteToNetwork.ts';

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

/** The dialog that invites a pro to the network of a location. */
export default function InviteProDialog({ locationNodeId, locationName, onSent, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { name: '', email: '', phoneNumber: '' },
    onSubmit: async ({ name, email, phoneNumber }) => {
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
      return [];
    },
  });

  const name = form.field('name');
  const email = form.field('email');
  const phone = form.field('phoneNumber');

  return (
    <FormDialog
      form={form}
      title={`Invite into the network of ${locationName}`}
      description="The invite is a link that works for 14 days. Enter an email address or a phone number."
      submitLabel="Send invite"
      onClosed={onClosed}
    >
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
    </FormDialog>
  );
}
