import {
  gigTemplateName,
  longestTemplateName,
} from '@brigade/domain/schedule/gigTemplates/gigTemplateName.ts';
import { type GigTermName, gigTerms } from '@brigade/domain/schedule/terms/gigTerms.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { CreateGigTemplateInput } from '../../__generated__/createGigTemplateMutation.graphql.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { termOfInput } from '../terms/termValues.ts';
import { createGigTemplate } from './createGigTemplate.ts';

interface Props {
  /** The content of the template, or the gig with its content. */
  template: Omit<CreateGigTemplateInput, 'name' | 'clientMutationId'>;
  suggestedName: string;
  onClosed: () => void;
}

const schema = formSchema({ name: gigTemplateName });

/** Saves the content of a form or a gig as a template of its location. */
export default function SaveTemplateDialog({ template, suggestedName, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { name: suggestedName },
    onSubmit: async ({ name }) => {
      const errors = await createGigTemplate(environment, { ...template, name });
      return errors.map(({ message, path }) => {
        const label = labelOf(path[0] ?? '');
        return { path, message: label === null ? message : `${label}: ${message}` };
      });
    },
    onSuccess: ({ name }) => toast({ tone: 'success', title: `“${name}” added to your templates` }),
  });

  return (
    <FormDialog
      form={form}
      size="small"
      title="Save as a template"
      description="Saves the position, wage, texts, requirements and files, without dates and times."
      submitLabel="Save template"
      guardsChanges={false}
      onClosed={onClosed}
    >
      <TextField
        {...form.field('name')}
        label="Name"
        isRequired
        autoComplete="off"
        maxLength={longestTemplateName}
      />
    </FormDialog>
  );
}

/** The label of a field that is not part of this dialog. */
function labelOf(field: string): string | null {
  if (field === 'skillId') return 'Position';
  const name = termOfInput(field, 'template');
  return isGigTerm(name) ? gigTerms[name].label : null;
}

function isGigTerm(name: string): name is GigTermName {
  return name in gigTerms;
}
