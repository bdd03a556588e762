import { createFileRoute } from '@tanstack/react-router';
import settingsScreenQuery from '../../__generated__/SettingsScreenQuery$parameters.ts';
import { SettingsScreen } from '../../accounts/users/SettingsScreen.tsx';
import { AccountSkeleton } from '../../accounts/users/AccountSkeleton.tsx';

export const Route = createFileRoute('/_app/_account/settings')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, abortController, cause }) =>
    context.client.load(settingsScreenQuery, {}, { abortController, cause }),
  component: Settings,
  pendingComponent: AccountSkeleton,
});

function Settings() {
  return <SettingsScreen query={Route.useLoaderData()} />;
}
