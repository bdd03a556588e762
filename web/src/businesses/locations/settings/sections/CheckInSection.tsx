import { graphql, useFragment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { CheckInSection_location$key } from '../../../../__generated__/CheckInSection_location.graphql.ts';
import { formSchema } from '../../../../platform/screen/formSchema.ts';
import { SettingsSection } from '../../../../ui/forms/saving/SettingsSection.tsx';
import { SettingSwitch } from '../SettingSwitch.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const schema = formSchema({ isCheckinRequired: z.boolean() });

/** How a location knows that a pro has arrived. */
export function CheckInSection({ location }: { location: CheckInSection_location$key }) {
  const { id, viewerCanEdit, settings } = useFragment(
    graphql`
      fragment CheckInSection_location on Location @throwOnFieldError {
        id
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
    <SettingsSection anchor="check-in" title="Check-in" form={form}>
      <SettingSwitch
        {...form.field('isCheckinRequired')}
        label="Check-in code"
        description="Pros enter the 4 digits of the shift when they check in. Without it, the QR code and their phone number are enough."
        isDisabled={isReadOnly}
      />
    </SettingsSection>
  );
}
