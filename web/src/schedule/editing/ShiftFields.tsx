import { Card } from '../../ui/layout/Card.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import styles from '../terms/fields.module.css';
import { BonusField, WageField } from '../terms/MoneyFields.tsx';
import { BreakField, PlacesField } from '../terms/ShiftTermFields.tsx';
import { ShiftSummary } from '../posting/ShiftSummary.tsx';
import type { EditGigForm } from './editGigValues.ts';

interface Props {
  form: EditGigForm;
  /** The first day that can be picked, YYYY-MM-DD. */
  today: string;
  /** IANA time zone of the address. */
  zone: string;
  /** The number of confirmed pros. */
  confirmed: number;
}

/** The times, the pay and the number of pros. */
export function ShiftFields({ form, today, zone, confirmed }: Props) {
  return (
    <Card title="Shift">
      <div className={styles.section}>
        <div className={styles.times}>
          <DateField {...form.field('date')} label="Date" isRequired min={today} />
          <TimeField {...form.field('startTime')} label="Starts" isRequired />
          <TimeField {...form.field('endTime')} label="Ends" isRequired />
          <BreakField form={form} />
        </div>
        <ShiftSummary date={form.values.date} line={form.values} zone={zone} />
        <div className={styles.pair}>
          <WageField
            form={form}
            description={confirmed > 0 ? 'It can only rise now that pros are confirmed.' : undefined}
          />
          <BonusField form={form} />
        </div>
        <EditPlacesField form={form} confirmed={confirmed} />
      </div>
    </Card>
  );
}

/** The number of pros, at least as many as are confirmed. */
export function EditPlacesField({ form, confirmed }: Pick<Props, 'form' | 'confirmed'>) {
  return (
    <PlacesField
      form={form}
      description={confirmed === 0 ? undefined : `${confirmed} confirmed so far.`}
      min={Math.max(1, confirmed)}
    />
  );
}
