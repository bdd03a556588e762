import { createFileRoute } from '@tanstack/react-router';
import apiUsageScreenQuery from '../../__generated__/ApiUsageScreenQuery$parameters.ts';
import { ApiUsageScreen } from '../../integrations/apiUsage/ApiUsageScreen.tsx';
import { ApiUsageSkeleton } from '../../integrations/apiUsage/ApiUsageSkeleton.tsx';

export const Route = createFileRoute('/_app/settings_/api-usage')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, abortController, cause }) =>
    context.client.load(apiUsageScreenQuery, {}, { abortController, cause }),
  component: ApiUsage,
  pendingComponent: ApiUsageSkeleton,
});

function ApiUsage() {
  return <ApiUsageScreen query={Route.useLoaderData()} />;
}
