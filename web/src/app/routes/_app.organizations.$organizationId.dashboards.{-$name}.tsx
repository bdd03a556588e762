import { dashboardNamed } from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import { createFileRoute } from '@tanstack/react-router';
import organizationDashboardScreenQuery from '../../__generated__/OrganizationDashboardScreenQuery$parameters.ts';
import { OrganizationDashboardScreen } from '../../insight/dashboards/OrganizationDashboardScreen.tsx';
import {
  dashboardVariables,
  readDashboardSearch,
  writeDashboardSearch,
} from '../../insight/dashboards/dashboardSearch.ts';
import { DashboardSkeleton } from '../../insight/dashboards/DashboardSkeleton.tsx';
import { NoSuchDashboard } from '../../insight/dashboards/NoSuchDashboard.tsx';
import { Redirect } from '../../platform/screen/Redirect.tsx';

export const Route = createFileRoute('/_app/organizations/$organizationId/dashboards/{-$name}')({
  // The filters stay out of the frame: the loader comes with the code of the screen.
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search,
  loader: ({ context, params: { organizationId, name: slug = '' }, deps, abortController, cause }) => {
    const name = dashboardNamed(slug);
    if (name === null) return null;
    const variables = { organizationId, name, ...dashboardVariables(readDashboardSearch({ ...deps })) };
    return context.client.load(organizationDashboardScreenQuery, variables, { abortController, cause });
  },
  remountDeps: ({ params }) => params,
  component: OrganizationDashboard,
  pendingComponent: DashboardSkeleton,
});

function OrganizationDashboard() {
  const { organizationId, name: slug } = Route.useParams();
  const query = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (slug === undefined) return <Redirect href={`/organizations/${organizationId}/dashboards/spend`} />;
  const name = dashboardNamed(slug);
  if (name === null || query === null)
    return <NoSuchDashboard headingLevel={2} place={`/organizations/${organizationId}`} />;
  return (
    <OrganizationDashboardScreen
      query={query}
      organizationId={organizationId}
      name={name}
      choice={readDashboardSearch({ ...search })}
      onChosen={(choice) => void navigate({ search: writeDashboardSearch(choice), replace: true })}
    />
  );
}
