import {
  type SendHomeReason,
  sendHomeReasonLabel,
  sendHomeReasons,
} from '@brigade/domain/filling/applications/sendHomeReasons.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { SendHomeDialog_applications$key } from '../../__generated__/SendHomeDialog_applications.graphql.ts';
import type { SendHomeDialog_gig$key } from '../../__generated__/SendHomeDialog_gig.graphql.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { SendHomeCost } from './SendHomeCost.tsx';

const schema = formSchema({ reason: z.enum(sendHomeReasons, 'Choose a reason') });
const initialValues: { reason: SendHomeReason } = { reason: 'FEWER_PROS_NEEDED' };

interface Props {
  gig: SendHomeDialog_gig$key;
  applications: SendHomeDialog_applications$key;
  names: readonly string[];
  onClosed: () => void;
  onSent: (reason: SendHomeReason) => Promise<void>;
}

/** The dialog that sends pros home, with what that costs. */
export default function SendHomeDialog({ gig, applications, names, onClosed, onSent }: Props) {
  const data = useFragment(
    graphql`
      fragment SendHomeDialog_gig on Gig @throwOnFieldError {
        ...SendHomeCost_gig
      }
    `,
    gig,
  );
  const pros = useFragment(
    graphql`
      fragment SendHomeDialog_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        ...SendHomeCost_applications
      }
    `,
    applications,
  );
  const form = useForm({ schema, initialValues, onSubmit: ({ reason }) => onSent(reason) });
  const field = form.field('reason');
  const who = names.length === 1 ? (names[0] ?? '') : `${names.length} pros`;
  return (
    <FormDialog
      form={form}
      size="small"
      title={`Send ${who} home?`}
      description="They are clocked out now."
      submitLabel="Send home"
      isDestructive
      guardsChanges={false}
      onClosed={onClosed}
    >
      <RadioGroup
        {...field}
        label="Reason"
        isRequired
        options={sendHomeReasons.map((value) => ({ value, label: sendHomeReasonLabel(value) }))}
        onChange={(value) => {
          const reason = sendHomeReasons.find((one) => one === value);
          if (reason) field.onChange(reason);
        }}
      />
      <SendHomeCost gig={data} applications={pros} reason={form.values.reason} />
    </FormDialog>
  );
}
