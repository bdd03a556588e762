import { createFileRoute } from '@tanstack/react-router';
import organizationFrameQuery from '../../__generated__/OrganizationFrameQuery$parameters.ts';
import { OrganizationFrame } from '../../businesses/organizations/OrganizationFrame.tsx';
import { OrganizationSkeleton } from '../../businesses/organizations/OrganizationSkeleton.tsx';
import { idParam } from '../../platform/screen/idParam.ts';

export const Route = createFileRoute('/_app/organizations/$organizationId')({
  params: {
    parse: ({ organizationId }) => ({ organizationId: idParam(organizationId) }),
    stringify: ({ organizationId }) => ({ organizationId: String(organizationId) }),
  },
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(
      organizationFrameQuery,
      { organizationId: params.organizationId },
      { abortController, cause },
    ),
  remountDeps: ({ params }) => params,
  component: Organization,
  pendingComponent: OrganizationSkeleton,
});

function Organization() {
  return <OrganizationFrame query={Route.useLoaderData()} />;
}
