import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import type { GigRefusals } from '../gigs/gigRefusals.ts';
import { ContactFields } from '../terms/ContactFields.tsx';
import styles from '../terms/fields.module.css';
import { WageField } from '../terms/MoneyFields.tsx';
import { PlacesField } from '../terms/ShiftTermFields.tsx';
import { TermTextArea } from '../terms/TermTextArea.tsx';
import { termOfInput } from '../terms/termValues.ts';
import { bulkChangeMessage } from './bulkChangeMessage.ts';
import { commonChangeInput, commonChangeSchema, noCommonChange } from './commonChange.ts';
import { updateGigs } from './updateGigs.ts';

interface Props {
  /** Ids of the nodes. */
  gigIds: readonly string[];
  onClosed: () => void;
  /** Called after at least one gig changed, with the reasons the others did not, by gig. */
  onChanged: (refusals: GigRefusals) => void;
}

/** Edits several gigs. Empty fields do not change. */
export default function EditGigsDialog({ gigIds, onClosed, onChanged }: Props) {
  const environment = useRelayEnvironment();
  const [schema] = useState(commonChangeSchema);
  const form = useForm({
    schema,
    initialValues: noCommonChange,
    onSubmit: async (values) => {
      const change = await updateGigs(environment, { gigIds, ...commonChangeInput(values) });
      if (change.errors.length > 0) return change.errors.map(atField);
      if (change.changed === 0) {
        const [refusal] = change.refusals.values();
        return [{ message: refusal ?? 'No shifts were updated.' }];
      }
      toast(bulkChangeMessage(change));
      onChanged(change.refusals);
      return [];
    },
  });
  const count = gigIds.length === 1 ? '1 shift' : `${gigIds.length} shifts`;

  return (
    <FormDialog
      form={form}
      title={`Edit ${count}`}
      description="Fields you leave empty don’t change. Confirmed pros have to accept new times again."
      submitLabel={`Change ${count}`}
      onClosed={onClosed}
    >
      <div className={styles.section}>
        <div className={styles.pair}>
          <TimeField
            {...form.field('startTime')}
            label="Starts"
            description="Every shift stays on its date."
          />
          <TimeField {...form.field('endTime')} label="Ends" />
        </div>
        <div className={styles.pair}>
          <WageField form={form} isRequired={false} />
          <PlacesField form={form} isRequired={false} />
        </div>
        <ContactFields form={form} />
        <TermTextArea form={form} name="specialInstructions" />
      </div>
    </FormDialog>
  );
}

function atField({ path, message }: { path: readonly string[]; message: string }) {
  return { message, path: path.map((segment) => termOfInput(segment, 'editing')) };
}
