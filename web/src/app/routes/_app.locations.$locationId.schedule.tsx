import { createFileRoute } from '@tanstack/react-router';
import dayScheduleScreenQuery from '../../__generated__/DayScheduleScreenQuery$parameters.ts';
import { DayScheduleScreen } from '../../day/daySchedule/DayScheduleScreen.tsx';
import { readDayScheduleSearch, writeDayScheduleSearch } from '../../day/daySchedule/dayScheduleSearch.ts';
import { DayScheduleSkeleton } from '../../day/daySchedule/DayScheduleSkeleton.tsx';
import { useScheduleTitle } from '../../day/daySchedule/useScheduleTitle.ts';

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
  pendingComponent: Pending,
});

function Pending() {
  return <DayScheduleSkeleton title={useScheduleTitle(Route.useParams().locationId)} />;
}

function DaySchedule() {
  return (
    <DayScheduleScreen
      query={Route.useLoaderData()}
      locationId={Route.useParams().locationId}
      choice={readDayScheduleSearch({ ...Route.useSearch() })}
    />
  );
}
