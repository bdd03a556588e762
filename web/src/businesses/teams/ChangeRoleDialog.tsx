import { locationRoles, type LocationRole } from '@brigade/domain/platform/access/locationRole.ts';
import { memberRoleLabel, memberRoleSummary } from '@brigade/domain/businesses/teams/memberRole.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { changeManagerRole } from './changeManagerRole.ts';

interface Props {
  /** Global id. */
  managerId: string;
  name: string;
  role: LocationRole;
  onClosed: () => void;
}

const schema = formSchema({ role: z.enum(locationRoles) });

/** Changes the role of a team member, with a summary of each role. */
export default function ChangeRoleDialog({ managerId, name, role: current, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { role: current },
    onSubmit: async ({ role }) => (role === current ? [] : changeManagerRole(environment, managerId, role)),
    onSuccess: ({ role }) => {
      if (role === current) return;
      toast({ tone: 'success', title: `${name} is now: ${memberRoleLabel(role).toLowerCase()}` });
    },
  });
  const role = form.field('role');

  return (
    <FormDialog
      form={form}
      title={`Change the role of ${name}`}
      description="The change applies immediately, and they get a message."
      submitLabel="Change role"
      guardsChanges={false}
      onClosed={onClosed}
    >
      <RadioGroup
        {...role}
        label="Role"
        isRequired
        options={locationRoles.map((value) => ({
          value,
          label: memberRoleLabel(value),
          description: memberRoleSummary(value),
        }))}
        onChange={(value) => {
          const known = locationRoles.find((one) => one === value);
          if (known) role.onChange(known);
        }}
      />
    </FormDialog>
  );
}
