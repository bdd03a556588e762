import { graphql, useFragment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { CheckInSection_location$key } from '../../../../__generated__/CheckInSection_location.graphql.ts';
import { formSchema } from '../../../../platform/screen/formSchema.ts';
import { TextLink } from '../../../../ui/navigation/TextLink.tsx';
import { SettingSwitch } from '../SettingSwitch.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const schema = formSchema({ isCheckinRequired: z.boolean() });

/** How a location knows that a pro has arrived. */
export function CheckInSection({ location }: { location: CheckInSection_location$key }) {
  const { id, databaseId, viewerCanEdit, settings } = useFragment(
    graphql`
      fragment CheckInSection_location on Location @throwOnFieldError {
        id
        databaseId
        viewerCanEdit @catch(to: NULL)
        settings {
          isCheckinRequired
        }
      }
    `,
    location,
  );
  const isReadOnly = viewerCanEdit !== true;
  const form = useSectionForm({
    locationId: id,
    schema,
    initialValues: { isCheckinRequired: settings.isCheckinRequired },
  });

  return (
    <SettingsSection title="Check-in" form={form} isReadOnly={isReadOnly}>
      <SettingSwitch
        {...form.field('isCheckinRequired')}
        label="Check-in code"
        description="Pros check in with the code of the shift when they arrive."
        isDisabled={isReadOnly}
      />
      <p>
        Set how close they need to be for each address, under{' '}
        <TextLink href={`/locations/${databaseId}/addresses`}>Addresses</TextLink>.
      </p>
    </SettingsSection>
  );
}
