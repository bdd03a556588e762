import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';

const sides = ['PRO', 'BUSINESS'] as const;
type Side = (typeof sides)[number];

const schema = formSchema({ calledOutBy: z.enum(sides, 'Choose who called off') });
const initialValues: { calledOutBy: Side } = { calledOutBy: 'PRO' };

interface Props {
  names: readonly string[];
  onClosed: () => void;
  onCalledOut: (calledOutBy: Side) => Promise<void>;
}

/** The dialog that records a call-out. */
export default function CallOutDialog({ names, onClosed, onCalledOut }: Props) {
  const form = useForm({
    schema,
    initialValues,
    onSubmit: ({ calledOutBy }) => onCalledOut(calledOutBy),
  });
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
      guardsChanges={false}
      onClosed={onClosed}
    >
      <RadioGroup
        {...field}
        label="Who called off?"
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
    </FormDialog>
  );
}
