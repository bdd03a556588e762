import { createFileRoute } from '@tanstack/react-router';
import applicantsScreenQuery from '../../__generated__/ApplicantsScreenQuery$parameters.ts';
import { ApplicantsScreen } from '../../filling/applications/ApplicantsScreen.tsx';
import { readApplicantsSearch, writeApplicantsSearch } from '../../filling/applications/applicantsSearch.ts';
import { ApplicantsSkeleton } from '../../filling/applications/ApplicantsSkeleton.tsx';
import { idParam } from '../../platform/screen/idParam.ts';

export const Route = createFileRoute('/_app/locations/$locationId/gigs/$gigId/applicants')({
  params: {
    parse: ({ gigId }) => ({ gigId: idParam(gigId) }),
    stringify: ({ gigId }) => ({ gigId: String(gigId) }),
  },
  validateSearch: (search: Record<string, unknown>) => writeApplicantsSearch(readApplicantsSearch(search)),
  // An open profile is not a part of the list.
  loaderDeps: ({ search: { stage, ordering } }) => ({ stage, ordering }),
  loader: ({ context, params, deps, abortController, cause }) => {
    const { stage, order } = readApplicantsSearch(deps);
    const variables = { gigId: params.gigId, stage, orderBy: order };
    return context.client.loadList(applicantsScreenQuery, variables, { abortController, cause });
  },
  remountDeps: ({ params }) => params,
  component: Applicants,
  pendingComponent: ApplicantsSkeleton,
});

function Applicants() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <ApplicantsScreen
      list={Route.useLoaderData()}
      locationId={locationId}
      choice={readApplicantsSearch({ ...Route.useSearch() })}
      onChosen={(choice) => void navigate({ search: writeApplicantsSearch(choice), resetScroll: false })}
      // From what the address says by then: a decision may be answered late. Walking leaves one entry to go back from.
      onProfileChosen={(selectedProId) =>
        void navigate({
          search: (now) => writeApplicantsSearch({ ...readApplicantsSearch({ ...now }), selectedProId }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
