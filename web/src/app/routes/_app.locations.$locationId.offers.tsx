import { createFileRoute } from '@tanstack/react-router';
import offersScreenQuery from '../../__generated__/OffersScreenQuery$parameters.ts';
import { readOffersSearch, writeOffersSearch } from '../../filling/offers/offersSearch.ts';
import { OffersScreen } from '../../filling/offers/OffersScreen.tsx';
import { OffersSkeleton } from '../../filling/offers/OffersSkeleton.tsx';
import { lastQuarterHour } from '../../schedule/gigs/lastQuarterHour.ts';

export const Route = createFileRoute('/_app/locations/$locationId/offers')({
  validateSearch: (search: Record<string, unknown>): ReturnType<typeof writeOffersSearch> => search,
  loaderDeps: ({ search }) => search,
  // Rarely opened: its loader, which also reads the filters, comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, deps, abortController, cause }) => {
    const { gigId, pros } = readOffersSearch({ ...deps });
    return context.client.load(
      offersScreenQuery,
      {
        locationId: params.locationId,
        now: lastQuarterHour(),
        gigId: gigId ?? 0,
        hasGig: gigId !== null,
        proUuids: pros,
        hasPros: pros.length > 0,
      },
      { abortController, cause },
    );
  },
  // Another gig keeps the form and those who were picked.
  remountDeps: ({ params }) => params,
  component: Offers,
  pendingComponent: OffersSkeleton,
});

function Offers() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  const choice = readOffersSearch({ ...Route.useSearch() });
  return (
    <OffersScreen
      query={Route.useLoaderData()}
      locationId={locationId}
      choice={choice}
      onGigChosen={(gigId) =>
        void navigate({
          search: writeOffersSearch({ ...choice, gigId }),
          resetScroll: false,
          replace: true,
          // The form stays: no one who was picked is lost.
          ignoreBlocker: true,
        })
      }
    />
  );
}
