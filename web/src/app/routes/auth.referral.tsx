import { createFileRoute } from '@tanstack/react-router';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import referralScreenQuery from '../../__generated__/ReferralScreenQuery$parameters.ts';
import { currentClient } from '../../accounts/signIn/currentClient.ts';
import { referralSearch } from '../../accounts/referrals/referralSearch.ts';
import { ReferralScreen } from '../../accounts/referrals/ReferralScreen.tsx';
import { ReferralWay } from '../../accounts/referrals/ReferralWay.tsx';

export const Route = createFileRoute('/auth/referral')({
  validateSearch: referralSearch,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search: { ref } }) => ({ ref }),
  loader: async ({ context, deps: { ref }, abortController, cause }) => {
    if (ref === undefined) return null;
    const client = await currentClient(context);
    const query = await client.load(referralScreenQuery, { code: ref }, { abortController, cause });
    return { environment: client.environment, query };
  },
  component: Referral,
});

function Referral() {
  const loaded = Route.useLoaderData();
  if (loaded === null) return <ReferralWay code={null} />;
  return (
    <RelayEnvironmentProvider environment={loaded.environment}>
      <ReferralScreen query={loaded.query} />
    </RelayEnvironmentProvider>
  );
}
