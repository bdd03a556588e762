import { createFileRoute } from '@tanstack/react-router';
import settingsScreenQuery from '../../__generated__/SettingsScreenQuery$parameters.ts';
import { SettingsScreen } from '../../accounts/users/SettingsScreen.tsx';
import { SettingsSkeleton } from '../../accounts/users/SettingsSkeleton.tsx';
import { ExportsCard } from '../../integrations/bulkExports/ExportsCard.tsx';
import { WebhooksCard } from '../../integrations/webhooks/WebhooksCard.tsx';

export const Route = createFileRoute('/_app/settings')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, abortController, cause }) =>
    context.client.load(settingsScreenQuery, {}, { abortController, cause }),
  component: Settings,
  pendingComponent: SettingsSkeleton,
});

function Settings() {
  return (
    <SettingsScreen query={Route.useLoaderData()}>
      <WebhooksCard />
      <ExportsCard />
    </SettingsScreen>
  );
}
