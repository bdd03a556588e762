import { beforeEach, describe, expect, test } from 'vitest';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run, reset, upstream } = await startTestStack();

beforeEach(reset);

const settingsFields = graphql(`
  fragment SettingsFields on NotificationSettings {
    id
    databaseId
    choices {
      event
      push
      sms
      email
      inApp
    }
    quietHours {
      isEnabled
      start
      end
      timeZone
      isNow
    }
  }
`);

const settingsDocument = graphql(
  `
    {
      viewer {
        notificationSettings {
          ...SettingsFields
        }
      }
    }
  `,
  [settingsFields],
);

const updateDocument = graphql(
  `
    mutation ($input: UpdateNotificationSettingsInput!) {
      updateNotificationSettings(input: $input) {
        notificationSettings {
          ...SettingsFields
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [settingsFields],
);

type UpdateInput = VariablesOf<typeof updateDocument>['input'];

async function settings(as: 'manager' | 'member' = 'manager') {
  const { data, errors, calls } = await run(settingsDocument, { as });
  expect(errors).toBeUndefined();
  expect(calls).toHaveLength(2);
  return present(data?.viewer?.notificationSettings);
}

async function update(input: UpdateInput) {
  const { data, errors, calls } = await run(updateDocument, { as: 'manager', variables: { input } });
  expect(errors).toBeUndefined();
  return { ...present(data).updateNotificationSettings, calls };
}

const night = { isEnabled: true, start: '22:00', end: '07:00', timeZone: 'America/New_York' };

describe('the notification settings', () => {
  test('the notification settings list every event once, without quiet hours by default', async () => {
    const { choices, quietHours } = await settings();

    expect(new Set(choices.map(({ event }) => event)).size).toBe(12);
    expect(quietHours).toEqual({
      isEnabled: false,
      start: '22:00',
      end: '07:00',
      timeZone: null,
      isNow: false,
    });
  });

  test('the notification settings are a node that only their owner can load', async () => {
    const { id } = await settings();
    const document = graphql(`
      query ($id: ID!) {
        node(id: $id) {
          ... on NotificationSettings {
            databaseId
          }
        }
      }
    `);

    const seen = await run(document, { as: 'manager', variables: { id } });
    const hidden = await run(document, { as: 'member', variables: { id } });

    expect(seen.data?.node).toEqual({ databaseId: 3 });
    expect(hidden.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});

describe('updateNotificationSettings', () => {
  test('updateNotificationSettings changes one channel of one event in one call, for no other user', async () => {
    const before = await settings();
    const { notificationSettings, errors, calls } = await update({
      choices: [{ event: 'PAYMENT_DUE', push: true }],
    });

    expect(errors).toEqual([]);
    expect(calls).toHaveLength(1);
    expect(notificationSettings?.choices).toEqual(
      before.choices.map((choice) => (choice.event === 'PAYMENT_DUE' ? { ...choice, push: true } : choice)),
    );
    expect(await settings()).toEqual(notificationSettings);
    expect((await settings('member')).choices).toEqual(before.choices);
  });

  test('updateNotificationSettings sets quiet hours that span midnight in their time zone', async () => {
    await update({ quietHours: night });
    upstream.clock.set('2026-03-03T04:30:00Z');

    expect((await settings()).quietHours).toEqual({ ...night, isNow: true });
  });

  test.each<[Partial<NonNullable<UpdateInput['quietHours']>>, string, string, string]>([
    [{ start: '9:00' }, 'INVALID', 'start', 'Enter a time, such as 22:00'],
    [{ end: '' }, 'REQUIRED', 'end', 'This field is required'],
    [{ timeZone: 'Mars/Olympus' }, 'INVALID', 'timeZone', 'Invalid time zone'],
  ])(
    'updateNotificationSettings rejects quiet hours with %j at its field, without a call',
    async (wrong, code, field, message) => {
      const { notificationSettings, errors, calls } = await update({ quietHours: { ...night, ...wrong } });

      expect(notificationSettings).toBeNull();
      expect(errors).toEqual([{ code, message, path: ['quietHours', field] }]);
      expect(calls).toEqual([]);
    },
  );

  test('updateNotificationSettings rejects more choices than there are events', async () => {
    const choices = Array.from({ length: 13 }, () => ({ event: 'MESSAGE' as const, push: false }));

    expect((await update({ choices })).errors).toMatchObject([{ code: 'INVALID', path: ['choices'] }]);
  });
});
