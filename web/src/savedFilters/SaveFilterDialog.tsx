import { savedFilterName } from '@brigade/domain/schedule/savedFilters/savedFilterName.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { faultMessage } from '../platform/relay/Fault.ts';
import { formSchema } from '../platform/screen/formSchema.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useForm } from '../ui/forms/useForm.ts';
import { saveFilter } from '../schedule/savedFilters/saveFilter.ts';

interface Props {
  /** Of the location's node. */
  locationId: string;
  search: string;
  onClosed: () => void;
}

const schema = formSchema({ name: savedFilterName });

/** Asks what the filters of the list shall be called. */
export default function SaveFilterDialog({ locationId, search, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { name: '' },
    onSubmit: async ({ name }) => {
      try {
        const errors = await saveFilter(environment, { locationId, name, search });
        if (errors.length > 0) return errors;
        toast({ tone: 'success', title: `“${name}” is saved` });
        onClosed();
        return [];
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  return (
    <Dialog
      isOpen
      onClosed={onClosed}
      size="small"
      title="Save these filters"
      description="They come back with one click, in the menu of saved filters. Only you see them."
      footer={
        <>
          <Button variant="outlined" onPress={onClosed}>
            Cancel
          </Button>
          <Button type="submit" form="save-filter" variant="contained" isLoading={form.isSubmitting}>
            Save
          </Button>
        </>
      }
    >
      <Form form={form} id="save-filter" aria-label="Save these filters">
        <TextField
          {...form.field('name')}
          label="Name"
          isRequired
          maxLength={40}
          placeholder="Open bar shifts"
        />
      </Form>
    </Dialog>
  );
}
