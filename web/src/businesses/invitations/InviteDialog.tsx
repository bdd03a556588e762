import { guestFields, guestNameMaxLength } from '@brigade/domain/businesses/invitations/guest.ts';
import { locationRoles, type LocationRole } from '@brigade/domain/platform/access/locationRole.ts';
import { memberRoleLabel, memberRoleSummary } from '@brigade/domain/businesses/teams/memberRole.ts';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { EmailField } from '../../ui/fields/EmailField.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { toast, type ToastMessage } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import type { Invited } from './invited.ts';

/** The invited person and their role. */
export interface GuestInput {
  readonly email: string;
  readonly role: LocationRole;
  readonly phoneNumber: string | null;
  readonly name: string | null;
}

interface Props {
  /** The name of the location or organization. */
  team: string;
  /** Whether there are roles to choose from. If not, the role is ADMIN. */
  hasRoles: boolean;
  invite: (guest: GuestInput) => Promise<Invited>;
  onClosed: () => void;
}

const schema = formSchema({ ...guestFields, role: z.enum(locationRoles) });

/** The form of an invitation to a team, with a summary of each role. */
export default function InviteDialog({ team, hasRoles, invite, onClosed }: Props) {
  const initialRole: LocationRole = hasRoles ? 'TEAM_MEMBER' : 'ADMIN';
  const form = useForm({
    schema,
    initialValues: { email: '', role: initialRole, name: '', phoneNumber: '' },
    onSubmit: async ({ email, role, name, phoneNumber }) => {
      const { errors, isDelivered } = await invite({ email, role, phoneNumber, name: name || null });
      if (errors.length === 0) toast(isDelivered ? sentMessage(email) : unreachableMessage(email));
      return errors;
    },
  });
  const role = form.field('role');
  const name = form.field('name');
  const phone = form.field('phoneNumber');

  return (
    <FormDialog
      form={form}
      title={`Invite to ${team}`}
      description={
        hasRoles
          ? 'They get an email with a link that is valid for 14 days.'
          : 'They get an email with a link that is valid for 14 days. As an admin they can do everything in the organization and at each of its locations.'
      }
      submitLabel="Send invitation"
      onClosed={onClosed}
    >
      <EmailField {...form.field('email')} label="Email" isRequired autoFocus autoComplete="off" />
      {hasRoles ? (
        <RadioGroup
          {...role}
          label="Role"
          isRequired
          options={locationRoles.map((value) => ({
            value,
            label: memberRoleLabel(value),
            description: memberRoleSummary(value),
          }))}
          onChange={(value) => role.onChange(locationRoles.find((known) => known === value) ?? initialRole)}
        />
      ) : null}
      <TextField
        {...name}
        value={name.value ?? ''}
        label="Name"
        description="Optional. Shown in your list of invitations."
        maxLength={guestNameMaxLength}
        autoComplete="off"
      />
      <PhoneField
        {...phone}
        value={phone.value ?? ''}
        label="Phone"
        description="Optional. If you enter it, the recipient must confirm this number."
        autoComplete="off"
      />
    </FormDialog>
  );
}

const sentMessage = (email: string): ToastMessage => ({
  tone: 'success',
  title: `Invitation sent to ${email}`,
});

const unreachableMessage = (email: string): ToastMessage => ({
  tone: 'warning',
  title: `${email} cannot be reached`,
  description: 'The invitation is in the list. Copy the link and send it yourself.',
});
