import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { ChangeGigTemplateDialog_template$key } from '../../__generated__/ChangeGigTemplateDialog_template.graphql.ts';
import type { ChangeGigTemplateDialog_location$key } from '../../__generated__/ChangeGigTemplateDialog_location.graphql.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { templateTermValues } from '../terms/templateTermValues.ts';
import { GigTemplateDialog } from './GigTemplateDialog.tsx';
import { atTemplateField, gigTemplateSchema } from './gigTemplateForm.ts';
import { updateGigTemplate } from './updateGigTemplate.ts';

interface Props {
  location: ChangeGigTemplateDialog_location$key;
  template: ChangeGigTemplateDialog_template$key;
  onClosed: () => void;
}

/** Edits a gig template. */
export default function ChangeGigTemplateDialog({ onClosed, ...props }: Props) {
  const environment = useRelayEnvironment();
  const location = useFragment(
    graphql`
      fragment ChangeGigTemplateDialog_location on Location @throwOnFieldError {
        ...GigTemplateDialog_location
      }
    `,
    props.location,
  );
  const template = useFragment(
    graphql`
      fragment ChangeGigTemplateDialog_template on GigTemplate @throwOnFieldError {
        id
        name
        skill @catch(to: NULL) {
          id
        }
        ...templateTermValues_template
      }
    `,
    props.template,
  );
  const [schema] = useState(gigTemplateSchema);
  const form = useForm({
    schema,
    initialValues: {
      ...templateTermValues(template),
      name: template.name,
      skillId: template.skill?.id ?? '',
    },
    onSubmit: async (changed) => {
      const errors = await updateGigTemplate(environment, { gigTemplateId: template.id, ...changed });
      return errors.map(atTemplateField);
    },
    onSuccess: () => toast({ tone: 'success', title: 'Template saved' }),
  });
  return (
    <GigTemplateDialog
      location={location}
      form={form}
      title={`Edit ${template.name}`}
      submitLabel="Save template"
      onClosed={onClosed}
    />
  );
}
