import { createFileRoute } from '@tanstack/react-router';
import complianceScreenQuery from '../../__generated__/ComplianceScreenQuery$parameters.ts';
import { ComplianceScreen } from '../../day/timesheets/ComplianceScreen.tsx';
import { readComplianceSearch, writeComplianceSearch } from '../../day/timesheets/complianceSearch.ts';
import { ComplianceSkeleton } from '../../day/timesheets/ComplianceSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/compliance')({
  validateSearch: (search: Record<string, unknown>) => writeComplianceSearch(readComplianceSearch(search)),
  loaderDeps: ({ search }) => search,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { locationId }, deps, abortController, cause }) => {
    const { status, from, until, search } = readComplianceSearch({ ...deps });
    const filter = { shiftBreakCompliance: status, ...(search !== '' && { proName: search }) };
    const variables = { locationId, filter, from, until };
    return context.client.loadList(complianceScreenQuery, variables, { abortController, cause });
  },
  remountDeps: ({ params }) => params,
  component: Compliance,
  pendingComponent: ComplianceSkeleton,
});

function Compliance() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <ComplianceScreen
      list={Route.useLoaderData()}
      locationId={locationId}
      choice={readComplianceSearch({ ...Route.useSearch() })}
      onChosen={(choice) => void navigate({ search: writeComplianceSearch(choice), replace: true })}
    />
  );
}
