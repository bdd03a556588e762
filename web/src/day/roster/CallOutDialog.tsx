import { graphql, useFragment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { CallOutDialog_gig$key } from '../../__generated__/CallOutDialog_gig.graphql.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useAction } from '../../ui/actions/useAction.ts';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { CallOutCost } from './CallOutCost.tsx';

const sides = ['PRO', 'BUSINESS'] as const;
type Side = (typeof sides)[number];

const schema = formSchema({ calledOutBy: z.enum(sides, 'Choose who called out') });
const initialValues: { calledOutBy: Side } = { calledOutBy: 'PRO' };

interface Props {
  gig: CallOutDialog_gig$key;
  applicationIds: readonly string[];
  names: readonly string[];
  /** Whether the viewer may also record that the business called off. */
  canCallOff: boolean;
  onClosed: () => void;
  /** Records it and opens the replacement; null if the viewer cannot replace. */
  onReplace: ((calledOutBy: Side) => Promise<void>) | null;
  onCalledOut: (calledOutBy: Side) => Promise<void>;
}

/** The dialog that records a call-out, and leads into the replacement. */
export default function CallOutDialog({
  gig,
  applicationIds,
  names,
  canCallOff,
  onClosed,
  onReplace,
  onCalledOut,
}: Props) {
  const data = useFragment(
    graphql`
      fragment CallOutDialog_gig on Gig @throwOnFieldError {
        ...CallOutCost_gig
      }
    `,
    gig,
  );
  const form = useForm({
    schema,
    initialValues,
    onSubmit: ({ calledOutBy }) => onCalledOut(calledOutBy),
  });
  const replacing = useAction({ action: async (side: Side) => onReplace?.(side) });
  const field = form.field('calledOutBy');
  const who = names.length === 1 ? (names[0] ?? '') : `${names.length} pros`;
  return (
    <FormDialog
      form={form}
      size="small"
      title={`Call out ${who}?`}
      description="They lose their place, and it is open again."
      submitLabel="Call out"
      isDestructive
      isBusy={replacing.isPending}
      guardsChanges={false}
      onClosed={onClosed}
    >
      {canCallOff ? (
        <RadioGroup
          {...field}
          label="Who called out?"
          isRequired
          options={[
            { value: 'PRO', label: 'The pro', description: 'It counts in their record.' },
            { value: 'BUSINESS', label: 'We did', description: 'It does not count against the pro.' },
          ]}
          onChange={(value) => {
            const side = sides.find((one) => one === value);
            if (side) field.onChange(side);
          }}
        />
      ) : (
        <p>The pro called out. It counts in their record.</p>
      )}
      <CallOutCost gig={data} applicationIds={applicationIds} />
      {onReplace === null ? null : (
        <Button
          variant="outlined"
          isLoading={replacing.isPending}
          isDisabled={form.isSubmitting}
          onPress={() => void replacing.run(form.values.calledOutBy)}
        >
          {names.length === 1 ? 'Record and find a replacement…' : 'Record and find replacements…'}
        </Button>
      )}
    </FormDialog>
  );
}
