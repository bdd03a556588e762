import { createFileRoute } from '@tanstack/react-router';
import proSearchScreenQuery from '../../__generated__/ProSearchScreenQuery$parameters.ts';
import { type ProSearch, readProSearch, writeProSearch } from '../../pros/search/proSearch.ts';
import { ProSearchScreen } from '../../pros/search/ProSearchScreen.tsx';
import { ProSearchSkeleton } from '../../pros/search/ProSearchSkeleton.tsx';
import { proSearchVariables } from '../../pros/search/proSearchVariables.ts';

export const Route = createFileRoute('/_app/locations/$locationId/connect/')({
  // `readProSearch` checks them.
  validateSearch: (search: Record<string, unknown>) => search as ProSearch,
  // Neither the look nor who is picked or open makes another list.
  loaderDeps: ({ search: { view: _view, pros: _picked, pro: _opened, ...filters } }) => filters,
  // Its filters stay out of the frame: the loader comes with the code of the screen.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { locationId }, deps, abortController, cause }) =>
    context.client.load(proSearchScreenQuery, proSearchVariables(locationId, readProSearch(deps)), {
      abortController,
      cause,
    }),
  remountDeps: ({ params }) => params,
  component: Pros,
  pendingComponent: ProSearchSkeleton,
});

function Pros() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <ProSearchScreen
      list={Route.useLoaderData()}
      locationId={locationId}
      choice={readProSearch({ ...Route.useSearch() })}
      onChosen={(choice) =>
        void navigate({ search: writeProSearch(choice), replace: true, resetScroll: false })
      }
      onPicked={(change) =>
        void navigate({
          // Two ticks in a row: the second one must know of the first.
          search: (former) => {
            const choice = readProSearch({ ...former });
            return writeProSearch({ ...choice, picked: change(choice.picked) });
          },
          replace: true,
          resetScroll: false,
        })
      }
      // Walking leaves one entry to go back from.
      onOpened={(opened) =>
        void navigate({
          search: (former) => writeProSearch({ ...readProSearch({ ...former }), opened }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
