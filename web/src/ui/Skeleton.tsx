import { classNames } from './classNames.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Default `text`. */
  shape?: 'text' | 'block' | 'circle';
  /** CSS lengths; by default a whole line. */
  width?: string;
  height?: string;
}

/** The shape of something that is on its way. Put `aria-busy` on what it fills. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape])}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
