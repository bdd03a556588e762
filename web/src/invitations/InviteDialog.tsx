import { guestFields, guestNameMaxLength } from '@brigade/domain/businesses/invitations/guest.ts';
import { locationRoles, type LocationRole } from '@brigade/domain/platform/access/locationRole.ts';
import { memberRoleLabel, memberRoleSummary } from '@brigade/domain/businesses/teams/memberRole.ts';
import * as z from 'zod/mini';
import { faultMessage } from '../platform/relay/Fault.ts';
import { formSchema } from '../platform/screen/formSchema.ts';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { EmailField } from '../ui/fields/EmailField.tsx';
import { Form } from '../ui/forms/Form.tsx';
import { PhoneField } from '../ui/fields/PhoneField.tsx';
import { RadioGroup } from '../ui/fields/RadioGroup.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useForm } from '../ui/forms/useForm.ts';
import type { Invited } from '../businesses/invitations/invited.ts';

/** Who is invited, and as what. */
export interface GuestInput {
  readonly email: string;
  readonly role: LocationRole;
  readonly phoneNumber: string | null;
  readonly name: string | null;
}

interface Props {
  /** The name of the location or organization. */
  team: string;
  /** Whether there are several roles to choose from; without them it is ADMIN. */
  hasRoles: boolean;
  invite: (guest: GuestInput) => Promise<Invited>;
  onClosed: () => void;
}

const schema = formSchema({ ...guestFields, role: z.enum(locationRoles) });

/** Asks whom to invite, and says what the role brings with it. */
export default function InviteDialog({ team, hasRoles, invite, onClosed }: Props) {
  const initialRole: LocationRole = hasRoles ? 'TEAM_MEMBER' : 'ADMIN';
  const form = useForm({
    schema,
    initialValues: { email: '', role: initialRole, name: '', phoneNumber: '' },
    onSubmit: async ({ email, role, name, phoneNumber }) => {
      try {
        const { errors, isDelivered } = await invite({ email, role, phoneNumber, name: name || null });
        if (errors.length > 0) return errors;
        toast(
          isDelivered
            ? { tone: 'success', title: `Invitation sent to ${email}` }
            : {
                tone: 'warning',
                title: `${email} cannot be reached`,
                description: 'The invitation is in the list. Copy its link and send it yourself.',
              },
        );
        onClosed();
        return [];
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);
  const role = form.field('role');
  const name = form.field('name');
  const phone = form.field('phoneNumber');

  return (
    <Dialog
      isOpen
      onClosed={requestClose}
      title={`Invite to ${team}`}
      description={
        hasRoles
          ? 'They get an e-mail with a link that is good for 14 days.'
          : 'They get an e-mail with a link that is good for 14 days. As an admin they can do everything in the organization and at each of its locations.'
      }
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Cancel
          </Button>
          <Button type="submit" form="invite" isLoading={form.isSubmitting}>
            Send invitation
          </Button>
        </>
      }
    >
      <Form form={form} id="invite" aria-label="Invite">
        <EmailField {...form.field('email')} label="E-mail" isRequired autoFocus autoComplete="off" />
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
          description="Optional. Tells invitations apart in your list."
          maxLength={guestNameMaxLength}
          autoComplete="off"
        />
        <PhoneField
          {...phone}
          value={phone.value ?? ''}
          label="Phone"
          description="Optional. With it, whoever accepts is asked for this number."
          autoComplete="off"
        />
      </Form>
      {prompt}
    </Dialog>
  );
}
