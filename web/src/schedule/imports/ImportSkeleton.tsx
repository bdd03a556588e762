import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

/** The import of gigs on its way. */
export function ImportSkeleton() {
  return (
    <>
      <PageHeader title="Import shifts" subtitle={<Skeleton width="12rem" />} />
      <Skeleton shape="block" height="18rem" />
    </>
  );
}
