import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import styles from './CandidatePage.module.css';

/** The skeleton of a candidate's page. */
export function CandidateSkeleton() {
  return (
    <>
      <div className={styles.header}>
        <Skeleton shape="circle" width="6.25rem" height="6.25rem" />
        <div>
          <Skeleton width="40%" />
          <Skeleton width="80%" height="2rem" />
        </div>
      </div>
      <SkeletonRows label="Loading your invitation" rows={4} />
    </>
  );
}
