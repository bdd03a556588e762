import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './CalendarSkeleton.module.css';

/** The placeholder of the calendar while it loads. */
export function CalendarSkeleton() {
  return (
    <>
      <PageHeader title="Shifts" subtitle={<Skeleton width="18rem" />} />
      <div className={styles.parts} role="status">
        <VisuallyHidden>Loading the calendar</VisuallyHidden>
        <Skeleton shape="block" height="2.5rem" />
        <Skeleton shape="block" height="2.5rem" />
        <Skeleton shape="block" height="34rem" />
      </div>
    </>
  );
}
