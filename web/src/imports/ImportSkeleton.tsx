import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** The import of gigs on its way. */
export function ImportSkeleton() {
  return (
    <>
      <PageHeader title="Import gigs" subtitle={<Skeleton width="12rem" />} />
      <Skeleton shape="block" height="18rem" />
    </>
  );
}
