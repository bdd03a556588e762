import { jobCategoryOf } from '@brigade/domain/pros/skills/jobCategory.ts';
import styles from './PositionIcon.module.css';
import drawings from './positions.svg?no-inline';

interface Props {
  /** The position's name, which is also written beside the drawing. */
  name: string;
}

/** The drawing of a position's job category. One file, which browsers cache, has them all. */
export function PositionIcon({ name }: Props) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${drawings}#${jobCategoryOf(name) ?? 'other'}`} />
    </svg>
  );
}
