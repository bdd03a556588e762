import { graphql, useFragment } from 'react-relay/hooks';
import type { RequirementFields_location$key } from '../../__generated__/RequirementFields_location.graphql.ts';
import { AttachmentsField } from '../attachments/AttachmentsField.tsx';
import styles from '../terms/fields.module.css';
import type { PostingChoices } from '../posting/postingChoices.ts';
import { RequirementsField } from '../requirements/RequirementsField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import type { EditGigFormState } from '../../gigEditing/editGigFormState.ts';

interface Props {
  location: RequirementFields_location$key;
  form: EditGigFormState;
  place: PostingChoices;
  /** Id of the position's node. */
  skillId: string;
}

/** What pros must have, how they are chosen, and the files they get. */
export function RequirementFields({ location: key, form, place, skillId }: Props) {
  const location = useFragment(
    graphql`
      fragment RequirementFields_location on Location {
        ...RequirementsField_location
      }
    `,
    key,
  );
  const check = (
    name:
      | 'noExperienceRequired'
      | 'isAutoSelectEnabled'
      | 'areCertificationsRequired'
      | 'isBackgroundCheckRequired',
    label: string,
  ) => (
    <Checkbox isSelected={form.values[name]} onChange={(isSelected) => form.setValue(name, isSelected)}>
      {label}
    </Checkbox>
  );
  return (
    <>
      <Card title="Requirements">
        <div className={styles.section}>
          <div className={styles.checks}>
            {check('noExperienceRequired', 'Beginners are welcome')}
            {check('areCertificationsRequired', 'Ask for the certifications of the position')}
            {place.settings.hasBackgroundChecks || form.values.isBackgroundCheckRequired
              ? check('isBackgroundCheckRequired', 'Ask for a background check')
              : null}
            {check('isAutoSelectEnabled', 'Select matching applicants automatically')}
          </div>
          <RequirementsField
            location={location}
            skillIds={[skillId]}
            value={form.values.requirementIds}
            onChange={(ids) => form.setValue('requirementIds', ids)}
            errorMessage={form.errorAt('requirementIds')}
          />
        </div>
      </Card>
      <Card title="Files">
        <AttachmentsField
          locationId={place.nodeId}
          value={form.values.attachmentIds}
          onChange={(ids) => form.setValue('attachmentIds', ids)}
          errorMessage={form.errorAt('attachmentIds')}
        />
      </Card>
    </>
  );
}
