import { ScrollRegion } from '../../ui/layout/ScrollRegion.tsx';
import styles from './apiUsage.module.css';
import type { UsagePicture } from './usageChart.ts';
import type { UsageMeasure } from './usageSearch.ts';
import { usageFigure } from './usageWords.ts';

interface Props {
  picture: UsagePicture;
  measure: UsageMeasure;
}

/** The figures of the chart, the latest first. */
export function UsageStepTable({ picture: { chart, columns, rows }, measure }: Props) {
  return (
    <ScrollRegion label={`Table: ${chart.title}`} className={styles.scroller}>
      <table className={styles.table}>
        <caption className={styles.note}>{chart.title}</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map((column, place) => (
                <td key={column}>{usageFigure(values[place] ?? 0, measure)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
