import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { AddGigTemplateDialog_location$key } from '../../__generated__/AddGigTemplateDialog_location.graphql.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { createGigTemplate } from './createGigTemplate.ts';
import { GigTemplateDialog } from '../../gigTemplates/GigTemplateDialog.tsx';
import { emptyTemplate } from '../../gigTemplates/gigTemplateForm.ts';

interface Props {
  location: AddGigTemplateDialog_location$key;
  onClosed: () => void;
}

/** Makes a gig template from nothing. */
export default function AddGigTemplateDialog({ location: key, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const location = useFragment(
    graphql`
      fragment AddGigTemplateDialog_location on Location @throwOnFieldError {
        ...GigTemplateDialog_location
      }
    `,
    key,
  );
  return (
    <GigTemplateDialog
      location={location}
      title="New gig template"
      saveLabel="Add template"
      initialValues={emptyTemplate}
      onSave={async (template, locationId) => {
        const errors = await createGigTemplate(environment, { locationId, ...template });
        if (errors.length > 0) return errors;
        toast({ tone: 'success', title: `“${template.name}” is one of your templates now` });
        onClosed();
        return [];
      }}
      onClosed={onClosed}
    />
  );
}
