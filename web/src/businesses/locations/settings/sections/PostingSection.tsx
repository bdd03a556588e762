import { overfillPositions } from '@brigade/domain/businesses/locations/overfillPositions.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { PostingSection_location$key } from '../../../../__generated__/PostingSection_location.graphql.ts';
import { formSchema } from '../../../../platform/screen/formSchema.ts';
import { Term } from '../../../../platform/glossary/Term.tsx';
import { CheckboxGroup } from '../../../../ui/fields/CheckboxGroup.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { IdleSetting } from '../IdleSetting.tsx';
import { numberText } from '../../../../platform/screen/numberText.ts';
import { SettingSwitch } from '../SettingSwitch.tsx';
import { SettingsSection } from '../../../../ui/forms/saving/SettingsSection.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const employmentTypes = ['W2', 'F1099'] as const;

const schema = formSchema({
  supportedEmploymentTypes: z.array(z.enum(employmentTypes)).check(z.minLength(1, 'Choose at least one')),
  overfillPositions: numberText(overfillPositions),
  requireCertifications: z.boolean(),
  backgroundChecksEnabled: z.boolean(),
  immediateAutoSelectEnabled: z.boolean(),
  autoBoostEnabled: z.boolean(),
});

/** The posting settings of a location. */
export function PostingSection({ location }: { location: PostingSection_location$key }) {
  const { id, viewerCanEdit, settings } = useFragment(
    graphql`
      fragment PostingSection_location on Location @throwOnFieldError {
        id
        viewerCanEdit @catch(to: NULL)
        settings {
          supportedEmploymentTypes
          overfillPositions
          requireCertifications
          backgroundChecksEnabled
          immediateAutoSelectEnabled
          autoBoostEnabled
          conciergeEnabled
        }
      }
    `,
    location,
  );
  const isReadOnly = viewerCanEdit !== true;
  const form = useSectionForm({
    locationId: id,
    schema,
    initialValues: {
      requireCertifications: settings.requireCertifications,
      backgroundChecksEnabled: settings.backgroundChecksEnabled,
      immediateAutoSelectEnabled: settings.immediateAutoSelectEnabled,
      autoBoostEnabled: settings.autoBoostEnabled,
      overfillPositions: String(settings.overfillPositions),
      supportedEmploymentTypes: known(settings.supportedEmploymentTypes),
    },
  });
  const employment = form.field('supportedEmploymentTypes');

  return (
    <SettingsSection anchor="posting" title="Posting" form={form}>
      <CheckboxGroup
        {...employment}
        label="Employment"
        description={
          <>
            Choose at least one. Each shift is posted for one of them.{' '}
            <Term id="employment">W-2 or 1099?</Term>
          </>
        }
        isRequired
        isDisabled={isReadOnly}
        options={[
          { value: 'W2', label: 'W-2 employees' },
          { value: 'F1099', label: '1099 contractors' },
        ]}
        onChange={(values) => employment.onChange(known(values))}
      />
      <TextField
        {...form.field('overfillPositions')}
        label="Overfill"
        description="0 to 20. How many extra pros can be selected in case someone drops out."
        inputMode="numeric"
        isRequired
        isDisabled={isReadOnly}
      />
      <SettingSwitch
        {...form.field('requireCertifications')}
        label="Require certifications"
        description="New shifts require the certifications that you choose for them. Pros who lack one can apply, but selecting them takes a reason."
        isDisabled={isReadOnly}
      />
      <SettingSwitch
        {...form.field('backgroundChecksEnabled')}
        label="Background checks"
        description="Shifts can ask for a background check, for an added fee."
        isDisabled={isReadOnly}
      />
      <SettingSwitch
        {...form.field('immediateAutoSelectEnabled')}
        label="Auto-select"
        term="auto-select"
        description="Pros with a match of 70 or more are confirmed as soon as they apply, and new shifts use auto-select. From 72 hours before its start, a shift with auto-select confirms pros with any match."
        isDisabled={isReadOnly}
      />
      <SettingSwitch
        {...form.field('autoBoostEnabled')}
        label="Boost at short notice"
        term="short-notice-boost"
        description="When a pro drops out within 24 hours of the start, a bonus is added to the shift automatically."
        isDisabled={isReadOnly}
      />
      <IdleSetting
        label="Concierge"
        description="Our staff fill your shifts for you."
        value={settings.conciergeEnabled}
      />
    </SettingsSection>
  );
}

function known(values: readonly string[]) {
  return employmentTypes.filter((type) => values.includes(type));
}
