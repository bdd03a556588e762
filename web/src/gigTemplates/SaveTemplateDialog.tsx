import { gigTemplateRules } from '@brigade/domain/gigTemplates/gigTemplateRules.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { CreateGigTemplateInput } from '../__generated__/createGigTemplateMutation.graphql.ts';
import { faultMessage } from '../platform/relay/Fault.ts';
import { formSchema } from '../platform/screen/formSchema.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useForm } from '../ui/forms/useForm.ts';
import { createGigTemplate } from '../schedule/gigTemplates/createGigTemplate.ts';

interface Props {
  /** What the template says, a gig that says it, or both. */
  template: Omit<CreateGigTemplateInput, 'name' | 'clientMutationId'>;
  /** What it could be called. */
  suggestedName: string;
  onClosed: () => void;
}

const schema = formSchema({ name: gigTemplateRules.name });

/** What is said of fields that are filled elsewhere. */
const elsewhere: Readonly<Record<string, string>> = {
  skillId: 'Position',
  hourlyRateCents: 'Hourly wage',
  positionDescription: 'Description',
  requirementIds: 'Requirements',
  attachmentIds: 'Files',
  addressId: 'Address',
};

/** Keeps what a form or a gig says as a template of its location. */
export default function SaveTemplateDialog({ template, suggestedName, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { name: suggestedName },
    onSubmit: async ({ name }) => {
      try {
        const errors = await createGigTemplate(environment, { ...template, name });
        if (errors.length === 0) {
          toast({ tone: 'success', title: `“${name}” is one of your templates now` });
          onClosed();
        }
        return errors.map(({ message, path }) => {
          const field = elsewhere[path[0] ?? ''];
          return { path, message: field === undefined ? message : `${field}: ${message}` };
        });
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });

  return (
    <Dialog
      isOpen
      size="small"
      onClosed={onClosed}
      title="Save as a template"
      description="It keeps the position, the wage, the texts, requirements and files, but no dates and times."
      footer={
        <>
          <Button variant="outlined" onPress={onClosed}>
            Cancel
          </Button>
          <Button type="submit" form="save-template" isLoading={form.isSubmitting}>
            Save template
          </Button>
        </>
      }
    >
      <Form form={form} id="save-template" aria-label="Template">
        <TextField {...form.field('name')} label="Name" isRequired autoComplete="off" maxLength={100} />
      </Form>
    </Dialog>
  );
}
