import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { outboxUrl } from '../../accounts/signIn/outboxUrl.ts';
import { VerifyCodeScreen } from '../../accounts/signIn/VerifyCodeScreen.tsx';

export const Route = createFileRoute('/auth/email/verify')({
  beforeLoad: ({ search }) => {
    if (!search.email) throw redirect({ to: '/auth/email', search });
  },
  loader: () => ({ outboxUrl: outboxUrl() }),
  component: VerifyEmail,
});

function VerifyEmail() {
  const search = Route.useSearch();
  const { state } = useLocation();
  const { client } = Route.useRouteContext();
  return (
    <VerifyCodeScreen
      method="email"
      address={search.email ?? ''}
      search={search}
      resendAt={state.resendAt ?? null}
      outboxUrl={Route.useLoaderData().outboxUrl}
      environment={client?.environment ?? null}
    />
  );
}
