import { locationRoles, type LocationRole } from '@brigade/domain/platform/access/locationRole.ts';
import { memberRoleLabel, memberRoleSummary } from '@brigade/domain/businesses/teams/memberRole.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { faultMessage } from '../platform/relay/Fault.ts';
import { formSchema } from '../platform/screen/formSchema.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import { RadioGroup } from '../ui/fields/RadioGroup.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useForm } from '../ui/forms/useForm.ts';
import { changeManagerRole } from '../businesses/teams/changeManagerRole.ts';

interface Props {
  /** Of the node. */
  managerId: string;
  name: string;
  role: LocationRole;
  onClosed: () => void;
}

const schema = formSchema({ role: z.enum(locationRoles) });

/** Gives somebody another role, with what comes with each. */
export default function ChangeRoleDialog({ managerId, name, role: current, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { role: current },
    onSubmit: async ({ role }) => {
      if (role !== current) {
        try {
          const errors = await changeManagerRole(environment, managerId, role);
          if (errors.length > 0) return errors;
        } catch (error) {
          const message = faultMessage(error);
          return [{ message }];
        }
        toast({ tone: 'success', title: `${name} is now: ${memberRoleLabel(role).toLowerCase()}` });
      }
      onClosed();
      return [];
    },
  });
  const role = form.field('role');

  return (
    <Dialog
      isOpen
      onClosed={onClosed}
      title={`Change the role of ${name}`}
      description="It holds at once, and they get a message."
      footer={
        <>
          <Button variant="outlined" onPress={onClosed}>
            Cancel
          </Button>
          <Button type="submit" form="role" isLoading={form.isSubmitting}>
            Change role
          </Button>
        </>
      }
    >
      <Form form={form} id="role" aria-label="Role">
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
      </Form>
    </Dialog>
  );
}
