import { createFileRoute } from '@tanstack/react-router';
import apiTokensScreenQuery from '../../__generated__/ApiTokensScreenQuery$parameters.ts';
import { ApiTokensScreen } from '../../accounts/apiTokens/ApiTokensScreen.tsx';
import { AccountSkeleton } from '../../accounts/users/AccountSkeleton.tsx';

export const Route = createFileRoute('/_app/_account/settings_/api-tokens')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, abortController, cause }) =>
    context.client.load(apiTokensScreenQuery, {}, { abortController, cause }),
  component: ApiTokens,
  pendingComponent: AccountSkeleton,
});

function ApiTokens() {
  return <ApiTokensScreen query={Route.useLoaderData()} />;
}
