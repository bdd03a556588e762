import { savedFilterName } from '@brigade/domain/schedule/savedFilters/savedFilterName.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { saveFilter } from './saveFilter.ts';

interface Props {
  /** The global ID of the location. */
  locationId: string;
  search: string;
  onClosed: () => void;
}

const schema = formSchema({ name: savedFilterName });

/** Saves the current filters of the list under a name. */
export default function SaveFilterDialog({ locationId, search, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { name: '' },
    onSubmit: async ({ name }) => {
      const errors = await saveFilter(environment, { locationId, name, search });
      if (errors.length === 0) toast({ tone: 'success', title: `“${name}” was saved` });
      return errors;
    },
  });
  return (
    <FormDialog
      form={form}
      guardsChanges={false}
      onClosed={onClosed}
      size="small"
      title="Save these filters"
      description="You can apply them from the saved filters menu. Only you can see them."
      submitLabel="Save"
    >
      <TextField
        {...form.field('name')}
        label="Name"
        isRequired
        maxLength={40}
        placeholder="Open bar shifts"
      />
    </FormDialog>
  );
}
