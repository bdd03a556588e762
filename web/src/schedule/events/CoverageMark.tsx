import { type Coverage, coverageOf, type PlacesInDetail } from '@brigade/domain/schedule/events/coverage.ts';
import { classNames } from '../../ui/theme/classNames.ts';
import { SlotMarks } from '../../ui/layout/Slots.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';
import tones from '../../ui/feedback/tone.module.css';
import styles from './CoverageCell.module.css';

const toneOf: Record<Coverage, Tone> = { EMPTY: 'danger', PARTLY: 'warning', FULL: 'success' };

interface Props {
  taken: PlacesInDetail;
  /** Whether it is too late to fill the places, so that nothing calls for action. */
  isPast?: boolean;
}

/** The confirmed pros among the places, as marks and in numbers, in the color of the coverage. */
export function CoverageMark({ taken, isPast = false }: Props) {
  return (
    <span
      className={classNames(tones.tone, styles.mark)}
      data-tone={isPast ? 'neutral' : toneOf[coverageOf(taken)]}
    >
      <SlotMarks
        places={taken.places}
        confirmed={taken.confirmed}
        selected={taken.selected}
        missing={taken.missing}
        most={6}
      />
      {`${taken.confirmed} of ${taken.places}`}
    </span>
  );
}
