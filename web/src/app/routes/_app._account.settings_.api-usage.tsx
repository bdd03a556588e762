import { createFileRoute } from '@tanstack/react-router';
import apiUsageScreenQuery from '../../__generated__/ApiUsageScreenQuery$parameters.ts';
import { ApiUsageScreen } from '../../integrations/apiUsage/ApiUsageScreen.tsx';
import { AccountSkeleton } from '../../accounts/users/AccountSkeleton.tsx';

export const Route = createFileRoute('/_app/_account/settings_/api-usage')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, abortController, cause }) =>
    context.client.load(apiUsageScreenQuery, {}, { abortController, cause }),
  component: ApiUsage,
  pendingComponent: AccountSkeleton,
});

function ApiUsage() {
  return <ApiUsageScreen query={Route.useLoaderData()} />;
}
