import { createFileRoute } from '@tanstack/react-router';
import postGigsScreenQuery from '../../__generated__/PostGigsScreenQuery$parameters.ts';
import { offersHref } from '../../filling/offers/offersHref.ts';
import { PostGigsScreen } from '../../schedule/posting/PostGigsScreen.tsx';
import { PostGigsSkeleton } from '../../schedule/posting/PostGigsSkeleton.tsx';
import { readPostingSearch, writePostingSearch } from '../../schedule/posting/postingSearch.ts';
import { postingVariables } from '../../schedule/posting/postingVariables.ts';

export const Route = createFileRoute('/_app/locations/$locationId/gigs-add')({
  validateSearch: (search: Record<string, unknown>) => writePostingSearch(readPostingSearch(search)),
  // A change of the type needs no other data.
  loaderDeps: ({ search: { copy_of, event_id, offer_pro } }) => ({ copy_of, event_id, offer_pro }),
  loader: ({ context, params, deps, abortController, cause }) =>
    context.client.load(
      postGigsScreenQuery,
      postingVariables(params.locationId, readPostingSearch({ ...deps })),
      { abortController, cause },
    ),
  // A change of the type keeps the form; another location or another start resets it.
  remountDeps: ({ params, loaderDeps }) => ({ ...params, ...loaderDeps }),
  component: PostGigs,
  pendingComponent: PostGigsSkeleton,
});

function PostGigs() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  const choice = readPostingSearch({ ...Route.useSearch() });
  return (
    <PostGigsScreen
      query={Route.useLoaderData()}
      locationId={locationId}
      choice={choice}
      onTypeChanged={(type) =>
        void navigate({
          search: writePostingSearch({ ...choice, type }),
          replace: true,
          resetScroll: false,
          // The form stays: nothing typed is lost.
          ignoreBlocker: true,
        })
      }
      loadAssignPros={loadAssignPros}
      offerHref={(location, gigId, group) => offersHref(location, { gigId, groups: [group] })}
      onPosted={(href) => navigate({ href, ignoreBlocker: true })}
    />
  );
}

const loadAssignPros = async () => (await import('../../filling/offers/assignPros.ts')).assignPros;
