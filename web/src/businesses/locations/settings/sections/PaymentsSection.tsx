import { graphql, useFragment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { PaymentsSection_location$key } from '../../../../__generated__/PaymentsSection_location.graphql.ts';
import { formSchema } from '../../../../platform/screen/formSchema.ts';
import { IdleSetting } from '../IdleSetting.tsx';
import { SettingsSection } from '../../../../ui/forms/saving/SettingsSection.tsx';
import { SettingSwitch } from '../SettingSwitch.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const schema = formSchema({ tippingEnabled: z.boolean(), autoApproveHoursEnabled: z.boolean() });

/** Payments besides the wage. */
export function PaymentsSection({ location }: { location: PaymentsSection_location$key }) {
  const { id, viewerCanEdit, settings } = useFragment(
    graphql`
      fragment PaymentsSection_location on Location @throwOnFieldError {
        id
        viewerCanEdit @catch(to: NULL)
        settings {
          tippingEnabled
          autoApproveHoursEnabled
          inNetworkPaymentsEnabled
        }
      }
    `,
    location,
  );
  const isReadOnly = viewerCanEdit !== true;
  const isApprovalKnown = settings.autoApproveHoursEnabled != null;
  const form = useSectionForm({
    locationId: id,
    schema,
    initialValues: {
      tippingEnabled: settings.tippingEnabled,
      autoApproveHoursEnabled: settings.autoApproveHoursEnabled === true,
    },
    toInput: ({ autoApproveHoursEnabled, ...others }) =>
      isApprovalKnown ? { ...others, autoApproveHoursEnabled } : others,
  });
  return (
    <SettingsSection anchor="payments" title="Payments" form={form}>
      <SettingSwitch
        {...form.field('tippingEnabled')}
        label="Tips"
        description="You can tip pros when you pay them."
        isDisabled={isReadOnly}
      />
      {isApprovalKnown ? (
        <SettingSwitch
          {...form.field('autoApproveHoursEnabled')}
          label="Approve hours automatically"
          term="auto-approval"
          description="Hours that were reported, by a punch or by you, are approved and paid 48 hours after the work unless you pay before."
          isDisabled={isReadOnly}
        />
      ) : null}
      <IdleSetting
        label="Pay your own network here"
        description="Pros of your own network are always paid through us, for the network fee."
        value={settings.inNetworkPaymentsEnabled}
      />
    </SettingsSection>
  );
}
