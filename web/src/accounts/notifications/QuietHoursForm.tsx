import { timeOfDay } from '@brigade/domain/platform/validation/timeOfDay.ts';
import { timeZone } from '@brigade/domain/platform/validation/timeZone.ts';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { QuietHoursForm_settings$key } from '../../__generated__/QuietHoursForm_settings.graphql.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { SettingsSection } from '../../ui/forms/saving/SettingsSection.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import styles from './QuietHoursForm.module.css';
import { timeOptions, zoneOptions } from './quietHoursOptions.ts';
import { updateNotificationSettings } from './updateNotificationSettings.ts';

const schema = formSchema({ isEnabled: z.boolean(), start: timeOfDay, end: timeOfDay, timeZone });

/** The hours in which no text messages are sent. */
export function QuietHoursForm({ settings }: { settings: QuietHoursForm_settings$key }) {
  const { quietHours } = useFragment(
    graphql`
      fragment QuietHoursForm_settings on NotificationSettings @throwOnFieldError {
        quietHours {
          isEnabled
          start
          end
          timeZone
          isNow
        }
      }
    `,
    settings,
  );
  const environment = useRelayEnvironment();
  const { isEnabled, start, end, isNow } = quietHours;
  const form = useForm({
    schema,
    initialValues: { isEnabled, start, end, timeZone: quietHours.timeZone ?? browserZone() },
    onSubmit: async (values) => {
      const errors = await updateNotificationSettings(environment, { quietHours: values });
      // Paths begin with `quietHours`.
      return errors.map(({ path: [, ...path], message }) => ({ path, message }));
    },
    onSuccess: (values) => form.saved(values),
  });
  const { value: isOn, ...enabled } = form.field('isEnabled');

  return (
    <SettingsSection
      title="Quiet hours"
      form={form}
      actions={isNow ? <StatusBadge tone="info">Quiet now</StatusBadge> : null}
    >
      <Checkbox {...enabled} isSelected={isOn} description="They are not sent later. You still get emails.">
        Send no text messages during these hours
      </Checkbox>
      <div className={styles.times}>
        <Select
          {...form.field('start')}
          label="From"
          options={timeOptions(form.values.start)}
          isDisabled={!isOn}
        />
        <Select
          {...form.field('end')}
          label="Until"
          options={timeOptions(form.values.end)}
          isDisabled={!isOn}
        />
        <Select
          {...form.field('timeZone')}
          label="Time zone"
          options={zoneOptions(quietHours.timeZone ?? null, browserZone())}
          isDisabled={!isOn}
        />
      </div>
    </SettingsSection>
  );
}
