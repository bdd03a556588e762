import { createFileRoute } from '@tanstack/react-router';
import apiTokensScreenQuery from '../../__generated__/ApiTokensScreenQuery$parameters.ts';
import { ApiTokensScreen } from '../../accounts/apiTokens/ApiTokensScreen.tsx';
import { ApiTokensSkeleton } from '../../accounts/apiTokens/ApiTokensSkeleton.tsx';

export const Route = createFileRoute('/_app/settings_/api-tokens')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, abortController, cause }) =>
    context.client.load(apiTokensScreenQuery, {}, { abortController, cause }),
  component: ApiTokens,
  pendingComponent: ApiTokensSkeleton,
});

function ApiTokens() {
  return <ApiTokensScreen query={Route.useLoaderData()} />;
}
