import { type Coverage, coverageOf, type PlacesInDetail } from '@brigade/domain/schedule/events/coverage.ts';
import { slotDetails } from '@brigade/domain/schedule/gigs/slotCounts.ts';
import { classNames } from '../../ui/theme/classNames.ts';
import { PlaceMarks } from '../gigs/PlaceSlots.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
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
      <PlaceMarks
        places={taken.places}
        confirmed={taken.confirmed}
        selected={taken.selected}
        missing={taken.missing}
        offered={taken.offered}
        noShows={taken.noShows}
        most={6}
      />
      <span>
        {`${taken.confirmed} of ${taken.places}`}
        <VisuallyHidden>{` ${['confirmed', ...slotDetails(taken, isPast)].join(', ')}`}</VisuallyHidden>
      </span>
    </span>
  );
}
