import type { NotificationEvent } from '@brigade/domain/accounts/notifications/notificationEvents.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { notificationSettingsWire } from './notificationSettingsWire.ts';

/** The changed settings; omitted ones are left unchanged. */
interface NotificationChange {
  readonly events?: readonly {
    readonly event: NotificationEvent;
    readonly push?: boolean;
    readonly sms?: boolean;
    readonly email?: boolean;
    readonly in_app?: boolean;
  }[];
  readonly quiet_hours?: {
    readonly enabled: boolean;
    readonly start: string;
    readonly end: string;
    readonly timezone: string;
  };
}

/** Fetches the user's notification settings. */
export const getNotificationSettings = endpoint({
  name: 'getNotificationSettings',
  method: 'GET',
  path: '/users/me/notification-settings/',
  response: notificationSettingsWire,
});

/** Updates the user's notification settings. */
export const changeNotificationSettings = endpoint({
  name: 'changeNotificationSettings',
  method: 'PATCH',
  path: '/users/me/notification-settings/',
  body: shape<NotificationChange>(),
  response: notificationSettingsWire,
});
