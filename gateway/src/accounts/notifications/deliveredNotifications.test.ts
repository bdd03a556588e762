import { deliveredEvents } from '@brigade/domain/accounts/notifications/deliveredNotifications.ts';
import { sentEvents } from '@brigade/upstream/accounts/notifications/sentEvents.ts';
import { expect, test } from 'vitest';

test('what the settings offer is what the reference server sends', () => {
  expect(deliveredEvents).toEqual(sentEvents);
});
