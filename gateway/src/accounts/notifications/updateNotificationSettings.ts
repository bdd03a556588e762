import { timeOfDay } from '@brigade/domain/platform/validation/timeOfDay.ts';
import { timeZone } from '@brigade/domain/platform/validation/timeZone.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { NotificationEvent } from '../../notifications/NotificationEvent.ts';
import { changeNotificationSettings } from './notificationsApi.ts';
import { NotificationSettings } from './NotificationSettings.ts';

const NotificationChoiceInput = builder.inputType('NotificationChoiceInput', {
  description: 'By which ways to be told of one event; a way that is left out stays as it is.',
  fields: (t) => ({
    event: t.field({ type: NotificationEvent, required: true, description: 'What has happened.' }),
    push: t.boolean({ description: 'By a push message on the phone.' }),
    sms: t.boolean({ description: 'By a text message.' }),
    email: t.boolean({ description: 'By e-mail.' }),
    inApp: t.boolean({ description: 'In the list of the app.' }),
  }),
});

const QuietHoursInput = builder.inputType('QuietHoursInput', {
  description: 'When to be left alone, day after day.',
  fields: (t) => ({
    isEnabled: t.boolean({ required: true, description: 'Whether there are any.' }),
    start: t.string({ required: true, description: 'When they start, "HH:mm".' }),
    end: t.string({ required: true, description: 'When they end, "HH:mm".' }),
    timeZone: t.string({ required: true, description: 'The name of the IANA zone.' }),
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
    description: 'What changes; what is left out stays as it is.',
    inputFields: (t) => ({
      choices: t.field({ type: [NotificationChoiceInput], description: 'By which ways to be told of what.' }),
      quietHours: t.field({ type: QuietHoursInput, description: 'When to be left alone.' }),
    }),
    validate: { schema: inputRules },
  },
  {
    description: 'Changes how the viewer is told of what happens.',
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
    description: 'The settings as they are now.',
    outputFields: (t) => ({
      errors: errorsField(t),
      notificationSettings: t.field({
        type: NotificationSettings,
        nullable: true,
        description: 'The settings; null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
    }),
  },
);
