import { createFileRoute } from '@tanstack/react-router';
import notificationSettingsScreenQuery from '../../__generated__/NotificationSettingsScreenQuery$parameters.ts';
import { NotificationSettingsScreen } from '../../accounts/notifications/NotificationSettingsScreen.tsx';
import { AccountSkeleton } from '../../accounts/users/AccountSkeleton.tsx';

export const Route = createFileRoute('/_app/_account/notification-settings')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, abortController, cause }) =>
    context.client.load(notificationSettingsScreenQuery, {}, { abortController, cause }),
  component: NotificationSettings,
  pendingComponent: AccountSkeleton,
});

function NotificationSettings() {
  return <NotificationSettingsScreen query={Route.useLoaderData()} />;
}
