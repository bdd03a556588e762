import { Skeleton } from './Skeleton.tsx';
import styles from './Skeleton.module.css';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

interface Props {
  /** What is awaited, for screen readers: "Loading applicants". */
  label: string;
  rows?: number;
}

/** A list or table that is on its way. */
export function SkeletonRows({ label, rows = 6 }: Props) {
  return (
    <div className={styles.rows} aria-busy="true" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" width="2rem" height="2rem" />
          <span className={styles.lines}>
            <Skeleton width={`${38 + ((row * 29) % 40)}%`} />
            <Skeleton width={`${20 + ((row * 17) % 25)}%`} height="0.625rem" />
          </span>
          <Skeleton width="4.5rem" />
        </div>
      ))}
    </div>
  );
}
