import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** The skeleton of the viewer's referrals. */
export function OwnReferralsSkeleton() {
  return (
    <>
      <PageHeader
        title="Refer a business"
        subtitle="Share your link with managers elsewhere. It works for you at every location."
      />
      <SkeletonRows label="Loading your referrals" rows={6} />
    </>
  );
}
