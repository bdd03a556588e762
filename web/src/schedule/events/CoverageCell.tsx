import type { PlacesInDetail } from '@brigade/domain/schedule/events/coverage.ts';
import styles from './CoverageCell.module.css';
import { CoverageMark } from './CoverageMark.tsx';

/** How many places of a position are taken; a dash if there are none. */
export function CoverageCell({ taken }: { taken: PlacesInDetail | null }) {
  if (taken === null) return <td className={styles.none}>–</td>;
  return (
    <td>
      <CoverageMark taken={taken} />
    </td>
  );
}
