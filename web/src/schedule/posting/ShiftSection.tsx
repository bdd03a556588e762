import { graphql, useFragment } from 'react-relay/hooks';
import type { ShiftSection_location$key } from '../../__generated__/ShiftSection_location.graphql.ts';
import type { SeriesDate } from '../recurrence/seriesDate.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { PlacesField } from '../terms/ShiftTermFields.tsx';
import { TermTextArea } from '../terms/TermTextArea.tsx';
import { changeDate } from './changeDate.ts';
import styles from '../terms/fields.module.css';
import type { PostingChoices } from './postingChoices.ts';
import { lineForm, type PostingForm, setValues } from './PostingForm.ts';
import { PositionWage } from './PositionWage.tsx';
import { SeriesField } from './SeriesField.tsx';
import { ShiftSummary } from './ShiftSummary.tsx';
import { TimeFields } from './TimeFields.tsx';

interface Props {
  location: ShiftSection_location$key;
  form: PostingForm;
  place: PostingChoices;
  /** YYYY-MM-DD, in the time zone of the location. */
  today: string;
  /** Called with the dates of a series once they are loaded. Must be stable between renders. */
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
  const { line } = first;
  const { date, addressId } = form.values;
  const zone = place.zoneOf(addressId);
  return (
    <>
      <Card title="Work">
        <div className={styles.section}>
          <PositionWage form={form} line={first} skills={place.skills} />
          <TermTextArea form={first.terms} name="description" />
        </div>
      </Card>
      <Card title="When">
        <div className={styles.section}>
          <TimeFields line={first} location={location}>
            <DateField
              {...form.field('date')}
              onChange={(to) => setValues(form, changeDate(form.values, to))}
              label="Date"
              isRequired
              min={today}
            />
          </TimeFields>
          <ShiftSummary date={date} line={line} zone={zone} />
          <div className={styles.pair}>
            <PlacesField form={first.terms} />
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
