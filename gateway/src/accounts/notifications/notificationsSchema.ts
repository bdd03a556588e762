import './NotificationEvent.ts';
import './NotificationSettings.ts';
import './QuietHours.ts';
import './updateNotificationSettings.ts';
