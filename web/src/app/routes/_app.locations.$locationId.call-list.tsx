import { createFileRoute } from '@tanstack/react-router';
import callListScreenQuery from '../../__generated__/CallListScreenQuery$parameters.ts';
import { CallListScreen } from '../../day/callList/CallListScreen.tsx';
import { readCallListSearch, writeCallListSearch } from '../../day/callList/callListSearch.ts';
import { DayScheduleSkeleton } from '../../day/daySchedule/DayScheduleSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/call-list')({
  // `readCallListSearch` checks them.
  validateSearch: (search: Record<string, unknown>) => search as ReturnType<typeof writeCallListSearch>,
  loaderDeps: ({ search: { date } }) => ({ date }),
  // What checks them comes with the code of the screen.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { locationId }, deps, abortController, cause }) => {
    const from = readCallListSearch({ ...deps }).date;
    return context.client.load(callListScreenQuery, { locationId, from }, { abortController, cause });
  },
  remountDeps: ({ params }) => params,
  component: CallListRoute,
  pendingComponent: () => <DayScheduleSkeleton title="Call list" />,
});

function CallListRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CallListScreen
      query={Route.useLoaderData()}
      locationId={Route.useParams().locationId}
      choice={readCallListSearch({ ...search })}
      onNamed={(name) =>
        void navigate({
          search: (before) => writeCallListSearch({ ...readCallListSearch({ ...before }), name }),
          resetScroll: false,
          replace: true,
        })
      }
    />
  );
}
