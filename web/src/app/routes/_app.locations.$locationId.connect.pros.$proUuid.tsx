import { createFileRoute } from '@tanstack/react-router';
import proScreenQuery from '../../__generated__/ProScreenQuery$parameters.ts';
import { ProScreen } from '../../filling/proProfile/ProScreen.tsx';
import { ProSkeleton } from '../../pros/profiles/ProSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/connect/pros/$proUuid')({
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(
      proScreenQuery,
      { uuid: params.proUuid, locationId: params.locationId },
      { abortController, cause },
    ),
  validateSearch: ({ list }: Record<string, unknown>): { list?: string } =>
    typeof list === 'string' && list !== '' ? { list } : {},
  remountDeps: ({ params }) => params,
  component: Pro,
  pendingComponent: ProSkeleton,
});

function Pro() {
  const navigate = Route.useNavigate();
  return (
    <ProScreen
      query={Route.useLoaderData()}
      locationId={Route.useParams().locationId}
      list={Route.useSearch().list ?? null}
      // Walking leaves one entry to go back from.
      onWalked={(proUuid) => void navigate({ params: { proUuid }, search: true, replace: true })}
    />
  );
}
