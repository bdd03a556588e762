import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import styles from './CheckInScreen.module.css';

/** The skeleton of the check-in page. */
export function CheckInSkeleton() {
  return (
    <>
      <div className={styles.header}>
        <Skeleton shape="circle" width="4rem" height="4rem" />
        <div className={styles.place}>
          <Skeleton width="8rem" />
          <Skeleton width="12rem" height="1.5rem" />
        </div>
      </div>
      <SkeletonRows label="Loading the shift" rows={3} />
    </>
  );
}
