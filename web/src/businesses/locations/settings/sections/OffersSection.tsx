import {
  directOfferExpirationLabel,
  directOfferExpirations,
} from '@brigade/domain/businesses/locations/directOfferExpiration.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { OffersSection_location$key } from '../../../../__generated__/OffersSection_location.graphql.ts';
import { formSchema } from '../../../../platform/screen/formSchema.ts';
import { Select } from '../../../../ui/fields/Select.tsx';
import { SettingSwitch } from '../SettingSwitch.tsx';
import { SettingsSection } from '../../../../ui/forms/saving/SettingsSection.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const schema = formSchema({
  directOfferExpirationEnabled: z.boolean(),
  directOfferExpiration: z.enum(directOfferExpirations),
});

/** How long offers to single pros stay open. */
export function OffersSection({ location }: { location: OffersSection_location$key }) {
  const { id, viewerCanEdit, settings } = useFragment(
    graphql`
      fragment OffersSection_location on Location @throwOnFieldError {
        id
        viewerCanEdit @catch(to: NULL)
        settings {
          directOfferExpiration
          directOfferExpirationEnabled
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
      directOfferExpirationEnabled: settings.directOfferExpirationEnabled,
      directOfferExpiration: known(settings.directOfferExpiration) ?? 'HOURS_24',
    },
  });
  const expiration = form.field('directOfferExpiration');

  return (
    <SettingsSection anchor="offers" title="Offers" form={form}>
      <SettingSwitch
        {...form.field('directOfferExpirationEnabled')}
        label="Offers expire"
        description="Direct offers expire after the time below. Otherwise, they expire an hour before the start."
        isDisabled={isReadOnly}
      />
      <Select
        {...expiration}
        label="Offer expires after"
        description="12, 24 or 48 hours, and at the latest an hour before the start. An offer made later stays open for 30 minutes."
        isDisabled={isReadOnly || !form.values.directOfferExpirationEnabled}
        options={directOfferExpirations.map((value) => ({ value, label: directOfferExpirationLabel(value) }))}
        onChange={(value) => expiration.onChange(known(value) ?? 'HOURS_24')}
      />
    </SettingsSection>
  );
}

function known(value: string) {
  return directOfferExpirations.find((each) => each === value);
}
