import { createFileRoute } from '@tanstack/react-router';
import ownReferralsScreenQuery from '../../__generated__/OwnReferralsScreenQuery$parameters.ts';
import { OwnReferralsScreen } from '../../accounts/referrals/OwnReferralsScreen.tsx';
import { OwnReferralsSkeleton } from '../../accounts/referrals/OwnReferralsSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/referral')({
  // The code is the user's, whatever the location is for.
  staticData: { isForEveryMode: true },
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, abortController, cause }) =>
    context.client.load(ownReferralsScreenQuery, {}, { abortController, cause }),
  component: Referral,
  pendingComponent: OwnReferralsSkeleton,
});

function Referral() {
  return <OwnReferralsScreen query={Route.useLoaderData()} />;
}
