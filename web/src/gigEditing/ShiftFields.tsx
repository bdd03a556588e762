import { Card } from '../ui/layout/Card.tsx';
import { DateField } from '../ui/fields/DateField.tsx';
import { StepperField } from '../ui/fields/StepperField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { TimeField } from '../ui/fields/TimeField.tsx';
import styles from '../schedule/terms/fields.module.css';
import { ShiftSummary } from '../schedule/posting/ShiftSummary.tsx';
import type { EditGigFormState } from './editGigFormState.ts';

interface Props {
  form: EditGigFormState;
  /** The first day that can be picked, in ISO 8601. */
  today: string;
  /** IANA name of the zone of the place. */
  zone: string;
  /** How many pros are confirmed. */
  confirmed: number;
}

/** When it is, for how many, and what it pays. */
export function ShiftFields({ form, today, zone, confirmed }: Props) {
  const isFilling = confirmed > 0;
  return (
    <Card title="Shift">
      <div className={styles.section}>
        <div className={styles.times}>
          <DateField {...form.field('date')} label="Date" isRequired min={today} />
          <TimeField {...form.field('startTime')} label="Starts" isRequired />
          <TimeField {...form.field('endTime')} label="Ends" isRequired />
          <TextField
            {...form.field('unpaidBreakMinutes')}
            label="Unpaid break"
            inputMode="numeric"
            autoComplete="off"
            suffix="min"
          />
        </div>
        <ShiftSummary date={form.values.date} line={form.values} zone={zone} />
        <div className={styles.pair}>
          <TextField
            {...form.field('wage')}
            label="Hourly wage"
            description={isFilling ? 'Pros are confirmed: it can only rise.' : undefined}
            isRequired
            inputMode="decimal"
            autoComplete="off"
            prefix="$"
            suffix="an hour"
          />
          <TextField
            {...form.field('boostBonus')}
            label="Bonus for each pro"
            inputMode="decimal"
            autoComplete="off"
            prefix="$"
          />
        </div>
        <PlacesField form={form} confirmed={confirmed} />
      </div>
    </Card>
  );
}

/** For how many pros it is. */
export function PlacesField({ form, confirmed }: Pick<Props, 'form' | 'confirmed'>) {
  return (
    <StepperField
      {...form.field('places')}
      label="Pros needed"
      description={confirmed === 0 ? undefined : `${confirmed} confirmed so far.`}
      isRequired
      min={Math.max(1, confirmed)}
      max={200}
    />
  );
}
