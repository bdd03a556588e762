import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { ChangeGigTemplateDialog_template$key } from '../../__generated__/ChangeGigTemplateDialog_template.graphql.ts';
import type { ChangeGigTemplateDialog_location$key } from '../../__generated__/ChangeGigTemplateDialog_location.graphql.ts';
import { dollarsText } from '../terms/dollars.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { GigTemplateDialog } from '../../gigTemplates/GigTemplateDialog.tsx';
import { updateGigTemplate } from './updateGigTemplate.ts';

interface Props {
  location: ChangeGigTemplateDialog_location$key;
  template: ChangeGigTemplateDialog_template$key;
  onClosed: () => void;
}

/** Changes a gig template. */
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
        hourlyRate @catch(to: NULL) {
          amountCents
        }
        positionDescription
        privateNotes
        noExperienceRequired
        isAutoSelectEnabled
        addressId
        requirements {
          id
        }
        attachments {
          id
        }
      }
    `,
    props.template,
  );

  return (
    <GigTemplateDialog
      location={location}
      title={`Edit ${template.name}`}
      saveLabel="Save template"
      initialValues={{
        name: template.name,
        skillId: template.skill?.id ?? '',
        hourlyRateCents: template.hourlyRate ? dollarsText(template.hourlyRate.amountCents) : '',
        positionDescription: template.positionDescription,
        privateNotes: template.privateNotes,
        noExperienceRequired: template.noExperienceRequired,
        isAutoSelectEnabled: template.isAutoSelectEnabled,
        addressId: template.addressId ?? '',
        requirementIds: template.requirements.map(({ id }) => id),
        attachmentIds: template.attachments.map(({ id }) => id),
      }}
      onSave={async (changed) => {
        const errors = await updateGigTemplate(environment, { gigTemplateId: template.id, ...changed });
        if (errors.length > 0) return errors;
        toast({ tone: 'success', title: 'The template was saved' });
        onClosed();
        return [];
      }}
      onClosed={onClosed}
    />
  );
}
