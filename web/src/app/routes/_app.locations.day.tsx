import { createFileRoute } from '@tanstack/react-router';
import locationsDayScreenQuery from '../../__generated__/LocationsDayScreenQuery$parameters.ts';
import { DayScheduleSkeleton } from '../../day/daySchedule/DayScheduleSkeleton.tsx';
import { LocationsDayScreen } from '../../insight/home/day/LocationsDayScreen.tsx';
import { locationsDaySearch } from '../../insight/home/day/locationsDaySearch.ts';

export const Route = createFileRoute('/_app/locations/day')({
  validateSearch: locationsDaySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { date = null }, abortController, cause }) =>
    context.client.load(locationsDayScreenQuery, { date }, { abortController, cause }),
  component: LocationsOfDay,
  pendingComponent: () => <DayScheduleSkeleton title="Today" />,
});

function LocationsOfDay() {
  return <LocationsDayScreen query={Route.useLoaderData()} date={Route.useSearch().date ?? null} />;
}
