import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import styles from '../schedule/terms/fields.module.css';
import { faultMessage } from '../platform/relay/Fault.ts';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import { PhoneField } from '../ui/fields/PhoneField.tsx';
import { StepperField } from '../ui/fields/StepperField.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { TimeField } from '../ui/fields/TimeField.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useForm } from '../ui/forms/useForm.ts';
import { bulkChangeMessage } from '../schedule/editing/bulkChangeMessage.ts';
import { commonChangeInput, commonChangeSchema, nothingInCommon } from './commonChange.ts';
import type { GigRefusals } from '../schedule/gigs/gigRefusals.ts';
import { updateGigs } from '../schedule/editing/updateGigs.ts';

interface Props {
  /** Ids of the nodes. */
  gigIds: readonly string[];
  onClosed: () => void;
  /** Some or all were changed. Gets, by gig, why the others were not. */
  onChanged: (refusals: GigRefusals) => void;
}

/** Gives several gigs something in common. What is left empty stays as each gig has it. */
export default function EditGigsDialog({ gigIds, onClosed, onChanged }: Props) {
  const environment = useRelayEnvironment();
  const [schema] = useState(commonChangeSchema);
  const form = useForm({
    schema,
    initialValues: nothingInCommon,
    onSubmit: async (values) => {
      try {
        const change = await updateGigs(environment, { gigIds, ...commonChangeInput(values) });
        if (change.errors.length > 0) return change.errors.map(atField);
        if (change.changed === 0) {
          const [refusal] = change.refusals.values();
          return [{ message: refusal ?? 'Nothing was changed.' }];
        }
        toast(bulkChangeMessage(change));
        onChanged(change.refusals);
        onClosed();
        return [];
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);
  const count = gigIds.length === 1 ? '1 gig' : `${gigIds.length} gigs`;

  return (
    <Dialog
      isOpen
      onClosed={requestClose}
      title={`Edit ${count}`}
      description="Fill in what they get in common. What you leave empty stays as each gig has it. Confirmed pros have to accept new times again."
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Cancel
          </Button>
          <Button type="submit" form="edit-gigs" isLoading={form.isSubmitting}>
            {`Change ${count}`}
          </Button>
        </>
      }
    >
      <Form form={form} id="edit-gigs" aria-label="Changes">
        <div className={styles.section}>
          <div className={styles.pair}>
            <TimeField {...form.field('startTime')} label="Starts" description="Each on its own day." />
            <TimeField {...form.field('endTime')} label="Ends" />
          </div>
          <div className={styles.pair}>
            <TextField
              {...form.field('wage')}
              label="Hourly wage"
              inputMode="decimal"
              autoComplete="off"
              prefix="$"
              suffix="an hour"
            />
            <StepperField {...form.field('places')} label="Pros needed" min={1} max={200} />
          </div>
          <div className={styles.pair}>
            <TextField
              {...form.field('contactName')}
              label="Contact on the day"
              autoComplete="off"
              maxLength={100}
            />
            <PhoneField {...form.field('contactPhone')} label="Contact phone" autoComplete="off" />
          </div>
          <TextArea {...form.field('specialInstructions')} label="Special instructions" maxLength={2000} />
        </div>
      </Form>
      {prompt}
    </Dialog>
  );
}

/** Money is sent in cents and typed in dollars. */
function atField({ path, message }: { path: readonly string[]; message: string }) {
  return { message, path: path.map((segment) => (segment === 'wageCents' ? 'wage' : segment)) };
}
