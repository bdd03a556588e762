import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { outboxUrl } from '../../accounts/signIn/outboxUrl.ts';
import { VerifyCodeScreen } from '../../accounts/signIn/VerifyCodeScreen.tsx';

export const Route = createFileRoute('/auth/phone/verify')({
  beforeLoad: ({ search }) => {
    if (!search.phone) throw redirect({ to: '/auth/phone', search });
  },
  loader: () => ({ outboxUrl: outboxUrl() }),
  component: VerifyPhone,
});

function VerifyPhone() {
  const search = Route.useSearch();
  const { state } = useLocation();
  const { client } = Route.useRouteContext();
  return (
    <VerifyCodeScreen
      method="phone"
      address={search.phone ?? ''}
      search={search}
      resendAt={state.resendAt ?? null}
      outboxUrl={Route.useLoaderData().outboxUrl}
      environment={client?.environment ?? null}
    />
  );
}
