import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { AddGigTemplateDialog_location$key } from '../../__generated__/AddGigTemplateDialog_location.graphql.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { createGigTemplate } from './createGigTemplate.ts';
import { GigTemplateDialog } from './GigTemplateDialog.tsx';
import { atTemplateField, emptyTemplate, gigTemplateSchema } from './gigTemplateForm.ts';

interface Props {
  location: AddGigTemplateDialog_location$key;
  onClosed: () => void;
}

/** Creates a gig template. */
export default function AddGigTemplateDialog({ location: key, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const location = useFragment(
    graphql`
      fragment AddGigTemplateDialog_location on Location @throwOnFieldError {
        id
        ...GigTemplateDialog_location
      }
    `,
    key,
  );
  const [schema] = useState(gigTemplateSchema);
  const form = useForm({
    schema,
    initialValues: emptyTemplate,
    onSubmit: async (template) => {
      const errors = await createGigTemplate(environment, { locationId: location.id, ...template });
      return errors.map(atTemplateField);
    },
    onSuccess: ({ name }) => toast({ tone: 'success', title: `“${name}” added to your templates` }),
  });
  return (
    <GigTemplateDialog
      location={location}
      form={form}
      title="New shift template"
      submitLabel="Add template"
      onClosed={onClosed}
    />
  );
}
