import { coverageMatrix } from '@brigade/domain/schedule/events/coverageMatrix.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CoverageMatrix_shifts$key } from '../../__generated__/CoverageMatrix_shifts.graphql.ts';
import { Term } from '../../platform/glossary/Term.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { CoverageCell } from './CoverageCell.tsx';
import styles from './CoverageMatrix.module.css';
import { takenPlaces } from '../gigs/takenPlaces.ts';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';

/** A table of confirmed pros by position and shift. */
export function CoverageMatrix({ shifts }: { shifts: CoverageMatrix_shifts$key }) {
  const all = useFragment(
    graphql`
      fragment CoverageMatrix_shifts on EventShift @relay(plural: true) @throwOnFieldError {
        id
        startTime
        endTime
        timeZone
        gigs {
          skill {
            name
          }
          fill {
            places
            confirmed
            selected
            missing
            offered
            noShows
          }
        }
      }
    `,
    shifts,
  );
  if (all.length === 0) return null;
  const matrix = coverageMatrix(
    all.map(({ id }) => id),
    all.flatMap(({ id, gigs }) =>
      (gigs ?? []).map(({ skill, fill: { places, confirmed, selected, missing, offered, noShows } }) => ({
        columnId: id,
        position: skill.name,
        ...takenPlaces({ places, confirmed, selected, missing, offered, noShows }),
      })),
    ),
  );

  return (
    <Card title={<Term id="coverage">Coverage</Term>} padding="none">
      <div className={styles.scroller}>
        <table className={styles.matrix}>
          <caption className={styles.caption}>Confirmed pros by position and shift</caption>
          <thead>
            <tr>
              <th scope="col">Position</th>
              {all.map(({ id, startTime, endTime, timeZone }) => (
                <th key={id} scope="col">
                  <TextLink className={styles.shift} href={`#${id}`}>
                    <DateText instant={startTime} zone={timeZone ?? null} format="day" />
                    <TimeRange start={startTime} end={endTime} zone={timeZone ?? null} />
                  </TextLink>
                </th>
              ))}
              <th scope="col">All shifts</th>
            </tr>
          </thead>
          <tbody>
            {matrix.rows.map(({ position, cells, total }) => (
              <tr key={position}>
                <th scope="row">
                  <PositionLabel name={position} />
                </th>
                {cells.map((cell, index) => (
                  <CoverageCell key={all[index]?.id} taken={cell} />
                ))}
                <CoverageCell taken={total} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All positions</th>
              {matrix.totals.map((total, index) => (
                <CoverageCell key={all[index]?.id} taken={total} />
              ))}
              <CoverageCell taken={matrix.total} />
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  );
}
