import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import styles from './GigListSkeleton.module.css';

/** The placeholder of the list while it loads. */
export function GigListSkeleton() {
  return (
    <>
      <PageHeader title="Shifts" subtitle={<Skeleton width="18rem" />} />
      <div className={styles.filters}>
        <Skeleton shape="block" height="2.5rem" />
      </div>
      <SkeletonRows label="Loading shifts" rows={8} />
    </>
  );
}
