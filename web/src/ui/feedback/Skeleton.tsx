import { classNames } from '../theme/classNames.ts';
import styles from './Skeleton.module.css';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface SkeletonProps {
  /** Default `text`. */
  shape?: 'text' | 'block' | 'circle';
  /** CSS lengths; by default a whole line. */
  width?: string;
  height?: string;
  /** The text for screen readers. A heading needs it, because an empty heading is invalid. */
  label?: string;
}

/** The shape of something that is on its way. Put `aria-busy` on what it fills. */
export function Skeleton({ shape = 'text', width, height, label }: SkeletonProps) {
  return (
    <>
      <span
        className={classNames(styles.skeleton, styles[shape])}
        style={{ inlineSize: width, blockSize: height }}
        aria-hidden="true"
      />
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
