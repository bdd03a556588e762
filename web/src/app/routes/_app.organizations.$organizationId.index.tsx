import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/organizations/$organizationId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ href: `/organizations/${params.organizationId}/info`, replace: true });
  },
});
