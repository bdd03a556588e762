import { createFileRoute } from '@tanstack/react-router';
import notificationSettingsScreenQuery from '../../__generated__/NotificationSettingsScreenQuery$parameters.ts';
import { NotificationSettingsScreen } from '../../accounts/notifications/NotificationSettingsScreen.tsx';
import { NotificationSettingsSkeleton } from '../../accounts/notifications/NotificationSettingsSkeleton.tsx';

export const Route = createFileRoute('/_app/notification-settings')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, abortController, cause }) =>
    context.client.load(notificationSettingsScreenQuery, {}, { abortController, cause }),
  component: NotificationSettings,
  pendingComponent: NotificationSettingsSkeleton,
});

function NotificationSettings() {
  return <NotificationSettingsScreen query={Route.useLoaderData()} />;
}
