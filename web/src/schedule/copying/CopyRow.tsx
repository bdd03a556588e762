import { formatDay, formatTimeRange } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import type { GigCopy } from './copyGigs.ts';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';
import styles from './CopyPreview.module.css';

interface Props {
  copy: GigCopy;
  isKept: boolean;
  onKept: (isKept: boolean) => void;
}

/** A gig to copy, with its new time and any problem. */
export function CopyRow({ copy: { copiedGig, startTime, endTime, errors, sameGig }, isKept, onKept }: Props) {
  if (!copiedGig) return null;
  const { skill, fill, timeZone } = copiedGig;
  const places = fill.places === 1 ? '1 place' : `${fill.places} places`;
  const [problem] = errors;
  return (
    <li>
      <Checkbox
        isSelected={isKept}
        isDisabled={problem !== undefined}
        onChange={onKept}
        description={
          problem ? (
            <span className={styles.problem}>{problem.message}</span>
          ) : sameGig ? (
            <span className={styles.warning}>A shift for this position is already posted at this time.</span>
          ) : undefined
        }
      >
        <PositionLabel name={skill.name} />
        {`, ${places} · ${when(startTime ?? copiedGig.startTime, endTime ?? copiedGig.endTime, timeZone ?? browserZone())}`}
      </Checkbox>
    </li>
  );
}

function when(start: string, end: string, zone: string): string {
  const from = Temporal.Instant.from(start);
  const day = formatDay(from, zone, currentInstant());
  return `${day}, ${formatTimeRange(from, Temporal.Instant.from(end), zone)}`;
}
