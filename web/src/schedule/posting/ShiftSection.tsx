import { graphql, useFragment } from 'react-relay/hooks';
import type { ShiftSection_location$key } from '../../__generated__/ShiftSection_location.graphql.ts';
import { mostPlaces } from '@brigade/domain/schedule/gigs/places.ts';
import type { SeriesDate } from '../recurrence/seriesDate.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { StepperField } from '../../ui/fields/StepperField.tsx';
import { changeDate } from './changeDate.ts';
import styles from '../terms/fields.module.css';
import { LineTexts } from '../../posting/LineTexts.tsx';
import type { PostingChoices } from './postingChoices.ts';
import { lineForm, type PostingForm } from '../../posting/PostingForm.ts';
import { PositionWage } from '../../posting/PositionWage.tsx';
import { SeriesField } from './SeriesField.tsx';
import { setAll } from '../../posting/setAll.ts';
import { ShiftSummary } from './ShiftSummary.tsx';
import { TimeFields } from './TimeFields.tsx';

interface Props {
  location: ShiftSection_location$key;
  form: PostingForm;
  place: PostingChoices;
  /** YYYY-MM-DD, at the place. */
  today: string;
  /** Told of the dates of a series as they become known. Keep it the same between renders. */
  onDates: (dates: readonly SeriesDate[]) => void;
}

/** One position, on a date that may repeat. */
export function ShiftSection({ location: key, form, place, today, onDates }: Props) {
  const location = useFragment(
    graphql`
      fragment ShiftSection_location on Location {
        ...TimeFields_location
      }
    `,
    key,
  );
  const first = lineForm(form, 0);
  if (!first) return null;
  const { line, change, errorAt } = first;
  const { date, addressId } = form.values;
  const zone = place.zoneOf(addressId);
  return (
    <>
      <Card title="Work">
        <div className={styles.section}>
          <PositionWage form={form} line={first} skills={place.skills} />
          <LineTexts line={first} />
        </div>
      </Card>
      <Card title="When">
        <div className={styles.section}>
          <TimeFields line={first} location={location}>
            <DateField
              {...form.field('date')}
              onChange={(to) => setAll(form, changeDate(form.values, to))}
              label="Date"
              isRequired
              min={today}
            />
          </TimeFields>
          <ShiftSummary date={date} line={line} zone={zone} />
          <div className={styles.pair}>
            <StepperField
              label="Pros needed"
              isRequired
              value={line.places}
              onChange={(places) => change({ places })}
              errorMessage={errorAt('places')}
              min={1}
              max={mostPlaces}
            />
          </div>
          <SeriesField
            form={form}
            locationId={place.locationId}
            zone={zone}
            today={today}
            onDates={onDates}
          />
        </div>
      </Card>
    </>
  );
}
