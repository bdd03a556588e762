import { createFileRoute } from '@tanstack/react-router';
import apiUsageScreenQuery from '../../__generated__/ApiUsageScreenQuery$parameters.ts';
import { ApiUsageScreen } from '../../integrations/apiUsage/ApiUsageScreen.tsx';
import { readUsageSearch, writeUsageSearch } from '../../integrations/apiUsage/usageSearch.ts';
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
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ApiUsageScreen
      query={Route.useLoaderData()}
      choice={readUsageSearch({ ...search })}
      onChosen={(choice) =>
        void navigate({ search: writeUsageSearch(choice), replace: true, resetScroll: false })
      }
    />
  );
}
