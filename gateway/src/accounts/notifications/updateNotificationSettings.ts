import { timeOfDay } from '@brigade/domain/platform/validation/timeOfDay.ts';
import { timeZone } from '@brigade/domain/platform/validation/timeZone.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { NotificationEvent } from './NotificationEvent.ts';
import { changeNotificationSettings } from './notificationsApi.ts';
import { NotificationSettings } from './NotificationSettings.ts';

const NotificationChoiceInput = builder.inputType('NotificationChoiceInput', {
  description: 'The notification channels for one event. Omitted channels are left unchanged.',
  fields: (t) => ({
    event: t.field({
      type: NotificationEvent,
      required: true,
      description: 'The event to configure notifications for.',
    }),
    push: t.boolean({
      description: 'Whether to send push notifications. Stored for later: none are sent yet.',
    }),
    sms: t.boolean({ description: 'Whether to send text messages.' }),
    email: t.boolean({ description: 'Whether to send email notifications.' }),
    inApp: t.boolean({
      description: 'Whether to show in-app notifications. Stored for later: none are shown yet.',
    }),
  }),
});

const QuietHoursInput = builder.inputType('QuietHoursInput', {
  description:
    'Daily hours during which text messages are dropped: they are not sent later. Emails are sent at any time.',
  fields: (t) => ({
    isEnabled: t.boolean({ required: true, description: 'Whether quiet hours are enabled.' }),
    start: t.string({ required: true, description: 'When quiet hours start, as "HH:mm".' }),
    end: t.string({ required: true, description: 'When quiet hours end, as "HH:mm".' }),
    timeZone: t.string({ required: true, description: 'The IANA time zone name.' }),
  }),
});

const inputRules = z.looseObject({
  quietHours: z.object({ isEnabled: z.boolean(), start: timeOfDay, end: timeOfDay, timeZone }).nullish(),
});

type Choice = typeof NotificationChoiceInput.$inferInput;

function choiceToWire({ event, push, sms, email, inApp }: Choice) {
  return {
    event,
    ...(push != null && { push }),
    ...(sms != null && { sms }),
    ...(email != null && { email }),
    ...(inApp != null && { in_app: inApp }),
  };
}

builder.relayMutationField(
  'updateNotificationSettings',
  {
    description: 'Input for updateNotificationSettings. Omitted fields are left unchanged.',
    inputFields: (t) => ({
      choices: t.field({
        type: [NotificationChoiceInput],
        description: 'The notification channels to change, by event.',
      }),
      quietHours: t.field({ type: QuietHoursInput, description: "The user's daily quiet hours." }),
    }),
    validate: { schema: inputRules },
  },
  {
    description: "Updates the viewer's notification settings.",
    extensions: errorPaths({
      events: ['choices'],
      'quiet_hours.start': ['quietHours', 'start'],
      'quiet_hours.end': ['quietHours', 'end'],
      'quiet_hours.timezone': ['quietHours', 'timeZone'],
    }),
    resolve: (_root, { input: { choices, quietHours } }, { rest }) =>
      rest.call(changeNotificationSettings, {
        body: {
          ...(choices != null && { events: choices.map(choiceToWire) }),
          ...(quietHours != null && {
            quiet_hours: {
              enabled: quietHours.isEnabled,
              start: quietHours.start,
              end: quietHours.end,
              timezone: quietHours.timeZone,
            },
          }),
        },
      }),
  },
  {
    description: 'Return type of updateNotificationSettings.',
    outputFields: (t) => ({
      errors: errorsField(t),
      notificationSettings: t.field({
        type: NotificationSettings,
        nullable: true,
        description: 'The updated settings; null if the mutation failed.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
    }),
  },
);
