import {
  hourLabel,
  openHourText,
  openLevel,
  openPercent,
} from '@brigade/domain/insight/dashboards/openHours.ts';
import { weekdayName } from '@brigade/domain/platform/time/weekday.ts';
import { ScrollRegion } from '../../../ui/layout/ScrollRegion.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import type { HourRow } from './hourRows.ts';
import styles from './hours.module.css';
import { useCellFocus } from './useCellFocus.ts';

interface Props {
  label: string;
  rows: readonly HourRow[];
}

/** The share of open places in each hour of the week, as numbers on colors; the hour that is chosen is read above. */
export function HourTable({ label, rows }: Props) {
  const columns = rows[0]?.hours ?? [];
  const { active, propsOf } = useCellFocus(columns.length);
  const chosen = active && rows[active.row]?.hours[active.column];
  return (
    <>
      <p className={styles.readout} aria-hidden="true">
        {chosen ? openHourText(chosen) : 'Choose an hour to read it here.'}
      </p>
      <ScrollRegion label={`Table: ${label}`} className={styles.scroll}>
        <table aria-label={label} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.day}>
                <VisuallyHidden>Day</VisuallyHidden>
              </th>
              {columns.map(({ hour }) => (
                <th key={hour} scope="col" className={styles.hour}>
                  {hourLabel(hour)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ weekday, hours }, row) => (
              <tr key={weekday}>
                <th scope="row" className={styles.day} aria-label={weekdayName(weekday)}>
                  {weekdayName(weekday).slice(0, 3)}
                </th>
                {hours.map((hour, column) => {
                  const percent = openPercent(hour);
                  return (
                    <td key={hour.hour}>
                      <span
                        role="img"
                        aria-label={openHourText(hour)}
                        className={styles.cell}
                        data-level={percent === null ? undefined : openLevel(percent)}
                        {...propsOf({ row, column })}
                      >
                        {percent === null ? null : `${percent}%`}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
