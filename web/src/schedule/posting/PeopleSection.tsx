import { lazy, Suspense } from 'react';
import { Term } from '../../platform/glossary/Term.tsx';
import { FoldedSection } from '../../ui/forms/FoldedSection.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { BonusField } from '../terms/MoneyFields.tsx';
import { TermCheckbox } from '../terms/TermCheckbox.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import styles from '../terms/fields.module.css';
import { employmentLabels } from '../terms/employmentLabels.ts';
import type { PostingChoices } from './postingChoices.ts';
import { hasErrorAt, type PostingForm } from './PostingForm.ts';
import { peopleSummary } from './sectionSummaries.ts';

// Most shifts are posted for applicants; the pro picker loads when a manager assigns one.
const AssignFields = lazy(() => import('./AssignFields.tsx'));

interface Props {
  form: PostingForm;
  place: PostingChoices;
}

/** Which pros get the work, and what they need for it. */
export function PeopleSection({ form, place: { locationId, settings } }: Props) {
  const { type, employmentType, isBackgroundCheckRequired } = form.values;
  const fields = (
    <div className={styles.section}>
      {type === 'assign' ? (
        <Suspense>
          <AssignFields form={form} locationId={locationId} />
        </Suspense>
      ) : (
        <AudienceFields form={form} locationId={locationId} />
      )}
      <div className={styles.checks}>
        <TermCheckbox form={form} name="noExperienceRequired" />
        <TermCheckbox form={form} name="areCertificationsRequired" />
        {settings.hasBackgroundChecks || isBackgroundCheckRequired ? (
          <TermCheckbox form={form} name="isBackgroundCheckRequired" />
        ) : null}
      </div>
      <div className={styles.pair}>
        <BonusField form={form} />
        {settings.employmentTypes.length > 1 ? (
          <Select
            label="How pros are employed"
            value={employmentType ?? settings.employmentTypes[0] ?? null}
            onChange={(value) =>
              form.setValue('employmentType', settings.employmentTypes.find((one) => one === value) ?? null)
            }
            errorMessage={form.errorAt('employmentType')}
            description={<Term id="employment">W-2 or 1099?</Term>}
            options={settings.employmentTypes.map((value) => ({ value, label: employmentLabels[value] }))}
          />
        ) : null}
      </div>
    </div>
  );
  // An assignment needs its pros.
  if (type === 'assign') return <Card title="Who">{fields}</Card>;
  return (
    <FoldedSection
      title="Who"
      summary={peopleSummary(form.values)}
      hasError={hasErrorAt(form, ['gigType', 'networkSteps', 'employmentType', 'boostBonus'])}
    >
      {fields}
    </FoldedSection>
  );
}
