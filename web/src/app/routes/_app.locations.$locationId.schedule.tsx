import { createFileRoute } from '@tanstack/react-router';
import dayScheduleScreenQuery from '../../__generated__/DayScheduleScreenQuery$parameters.ts';
import { DayScheduleScreen } from '../../day/daySchedule/DayScheduleScreen.tsx';
import { readDayScheduleSearch, writeDayScheduleSearch } from '../../day/daySchedule/dayScheduleSearch.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { DayScheduleSkeleton } from '../../day/daySchedule/DayScheduleSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/schedule')({
  validateSearch: (search: Record<string, unknown>) => writeDayScheduleSearch(readDayScheduleSearch(search)),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params: { locationId }, deps, abortController, cause }) => {
    const { date, days } = readDayScheduleSearch({ ...deps });
    const variables = { locationId, from: date, days };
    return context.client.load(dayScheduleScreenQuery, variables, { abortController, cause });
  },
  remountDeps: ({ params }) => params,
  component: DaySchedule,
  // Onsite managers know the page by another name.
  pendingComponent: () => (
    <DayScheduleSkeleton title={<Skeleton width="8rem" label="Loading the schedule" />} />
  ),
});

function DaySchedule() {
  return (
    <DayScheduleScreen
      query={Route.useLoaderData()}
      locationId={Route.useParams().locationId}
      choice={readDayScheduleSearch({ ...Route.useSearch() })}
    />
  );
}
