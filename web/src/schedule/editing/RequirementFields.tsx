import { graphql, useFragment } from 'react-relay/hooks';
import type { RequirementFields_location$key } from '../../__generated__/RequirementFields_location.graphql.ts';
import { AttachmentsField } from '../attachments/AttachmentsField.tsx';
import styles from '../terms/fields.module.css';
import type { PostingChoices } from '../posting/postingChoices.ts';
import { RequirementsField } from '../requirements/RequirementsField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { TermCheckbox } from '../terms/TermCheckbox.tsx';
import { termField } from '../terms/TermForm.ts';
import type { EditGigForm } from './editGigValues.ts';

interface Props {
  location: RequirementFields_location$key;
  form: EditGigForm;
  place: PostingChoices;
  /** Id of the position's node. */
  skillId: string;
}

/** What pros need, how they are selected, and the files they get. */
export function RequirementFields({ location: key, form, place, skillId }: Props) {
  const location = useFragment(
    graphql`
      fragment RequirementFields_location on Location {
        ...RequirementsField_location
      }
    `,
    key,
  );
  return (
    <>
      <Card title="Requirements">
        <div className={styles.section}>
          <div className={styles.checks}>
            <TermCheckbox form={form} name="noExperienceRequired" />
            <TermCheckbox form={form} name="areCertificationsRequired" />
            {place.settings.hasBackgroundChecks || form.values.isBackgroundCheckRequired ? (
              <TermCheckbox form={form} name="isBackgroundCheckRequired" />
            ) : null}
            <TermCheckbox form={form} name="isAutoSelectEnabled" />
          </div>
          <RequirementsField
            location={location}
            skillIds={[skillId]}
            {...termField<'requirementIds'>(form, 'requirementIds')}
          />
        </div>
      </Card>
      <Card title="Files">
        <AttachmentsField locationId={place.nodeId} {...termField<'attachmentIds'>(form, 'attachmentIds')} />
      </Card>
    </>
  );
}
