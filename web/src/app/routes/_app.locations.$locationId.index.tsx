import { createFileRoute } from '@tanstack/react-router';
import { currentDay } from '../../platform/clock/currentTime.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import calendarScreenQuery from '../../__generated__/CalendarScreenQuery$parameters.ts';
import gigListScreenQuery from '../../__generated__/GigListScreenQuery$parameters.ts';
import { readCalendarSearch, writeCalendarSearch } from '../../schedule/calendar/calendarSearch.ts';
import { calendarVariables } from '../../schedule/calendar/calendarVariables.ts';
import { GigListScreen } from '../../schedule/gigs/GigListScreen.tsx';
import { readGigListSearch, writeGigListSearch } from '../../schedule/gigs/gigListSearch.ts';
import { GigsSkeleton } from '../../schedule/gigs/GigsSkeleton.tsx';
import { gigListVariables } from '../../schedule/gigs/gigListVariables.ts';
import { lastQuarterHour } from '../../schedule/gigs/lastQuarterHour.ts';

export const Route = createFileRoute('/_app/locations/$locationId/')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...writeGigListSearch(readGigListSearch(search)),
    ...writeCalendarSearch(readCalendarSearch(search)),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client }, params: { locationId }, deps, abortController, cause }) => {
    const visit = { abortController, cause };
    const choice = readGigListSearch({ ...deps });
    const calendar = readCalendarSearch({ ...deps });
    if (calendar.view === 'list') {
      const variables = gigListVariables(locationId, choice, lastQuarterHour());
      return { view: 'list', list: await client.loadList(gigListScreenQuery, variables, visit) } as const;
    }
    const variables = calendarVariables(locationId, calendar, choice, currentDay(browserZone()));
    const [query, { LocationCalendar }] = await Promise.all([
      client.load(calendarScreenQuery, variables, visit),
      // Not with the list, which most visits open.
      import('../screens/LocationCalendar.tsx'),
    ]);
    return { view: 'calendar', query, LocationCalendar } as const;
  },
  // Another location is another screen; another choice of its gigs is not.
  remountDeps: ({ params }) => params,
  component: Gigs,
  pendingComponent: GigsSkeleton,
});

function Gigs() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const loaded = Route.useLoaderData();
  const choice = readGigListSearch({ ...search });
  const calendar = readCalendarSearch({ ...search });
  const onChosen = (chosen: typeof choice) =>
    void navigate({
      search: { ...writeCalendarSearch(calendar), ...writeGigListSearch(chosen) },
      replace: true,
    });

  return loaded.view === 'list' ? (
    <GigListScreen list={loaded.list} locationId={locationId} choice={choice} onChosen={onChosen} />
  ) : (
    <loaded.LocationCalendar
      query={loaded.query}
      locationId={locationId}
      calendar={calendar}
      choice={choice}
      onTurned={(turned) =>
        void navigate({
          search: { ...writeGigListSearch(choice), ...writeCalendarSearch(turned) },
          replace: true,
        })
      }
      onChosen={onChosen}
    />
  );
}
