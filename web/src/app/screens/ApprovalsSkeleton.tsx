import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** The placeholder of the approvals while they load. */
export function ApprovalsSkeleton() {
  return (
    <>
      <PageHeader title="Approvals" />
      <SkeletonRows label="Loading approvals" rows={4} />
    </>
  );
}
