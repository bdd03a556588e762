import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import styles from './InvitationScreen.module.css';

/** The shape of an invitation that is on its way. */
export function InvitationSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>Loading the invitation</VisuallyHidden>
      <Skeleton width="70%" height="2rem" />
      <Skeleton />
      <Skeleton shape="block" height="6rem" />
      <Skeleton shape="block" height="3rem" />
    </div>
  );
}
