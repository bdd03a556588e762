import { graphql, useFragment } from 'react-relay/hooks';
import type { AddableShift_shift$key } from '../../__generated__/AddableShift_shift.graphql.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';
import styles from './AddableShifts.module.css';

interface Props {
  shift: AddableShift_shift$key;
  /** The global IDs of the selected gigs. */
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
}

/** A shift that can be added as a whole or gig by gig. */
export function AddableShift({ shift, chosen, onChosen }: Props) {
  const { startTime, endTime, timeZone, location, gigs } = useFragment(
    graphql`
      fragment AddableShift_shift on EventShift @throwOnFieldError {
        startTime
        endTime
        timeZone
        location {
          name
        }
        gigs {
          id
          skill {
            name
          }
          fill {
            places
          }
          event {
            name
          }
        }
      }
    `,
    shift,
  );
  const all = gigs ?? [];
  const ids = all.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  const choose = (changed: readonly string[], isChosen: boolean) =>
    onChosen(isChosen ? chosen.union(new Set(changed)) : chosen.difference(new Set(changed)));

  return (
    <fieldset className={styles.shift}>
      <legend className={styles.legend}>
        <Checkbox
          isSelected={count === ids.length}
          isIndeterminate={count > 0 && count < ids.length}
          onChange={(isChosen) => choose(ids, isChosen)}
        >
          <span className={styles.when}>
            <DateText instant={startTime} zone={timeZone ?? null} format="day" />
            {', '}
            <TimeRange start={startTime} end={endTime} zone={timeZone ?? null} isZoneShown />
          </span>
          {location ? <span className={styles.where}>{location.name}</span> : null}
        </Checkbox>
      </legend>
      <div className={styles.gigs}>
        {all.map(({ id, skill, fill, event }) => (
          <Checkbox
            key={id}
            isSelected={chosen.has(id)}
            onChange={(isChosen) => choose([id], isChosen)}
            description={event ? `Moves from ${event.name}` : undefined}
          >
            <PositionLabel name={skill.name} />
            {`, ${fill.places} ${fill.places === 1 ? 'place' : 'places'}`}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
