import { dashboardNamed } from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import { createFileRoute } from '@tanstack/react-router';
import dashboardScreenQuery from '../../__generated__/DashboardScreenQuery$parameters.ts';
import { DashboardScreen } from '../../insight/dashboards/DashboardScreen.tsx';
import {
  dashboardVariables,
  readDashboardSearch,
  writeDashboardSearch,
} from '../../insight/dashboards/dashboardSearch.ts';
import { DashboardSkeleton } from '../../insight/dashboards/DashboardSkeleton.tsx';
import { NoSuchDashboard } from '../../insight/dashboards/NoSuchDashboard.tsx';
import { Redirect } from '../../platform/screen/Redirect.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/dashboards/{-$name}')({
  // The filters stay out of the frame: the loader comes with the code of the screen.
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search,
  loader: ({ context, params: { locationId, name: slug = '' }, deps, abortController, cause }) => {
    const name = dashboardNamed(slug);
    if (name === null) return null;
    const variables = { locationId, name, ...dashboardVariables(readDashboardSearch({ ...deps })) };
    return context.client.load(dashboardScreenQuery, variables, { abortController, cause });
  },
  remountDeps: ({ params }) => params,
  component: Dashboard,
  pendingComponent: DashboardSkeleton,
});

function Dashboard() {
  const { locationId, name: slug } = Route.useParams();
  const query = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (slug === undefined) return <Redirect href={`/locations/${locationId}/dashboards/spend`} />;
  const name = dashboardNamed(slug);
  if (name === null || query === null) return <NoSuchDashboard place={`/locations/${locationId}`} />;
  return (
    <DashboardScreen
      query={query}
      locationId={locationId}
      name={name}
      choice={readDashboardSearch({ ...search })}
      onChosen={(choice) => void navigate({ search: writeDashboardSearch(choice), replace: true })}
    />
  );
}
