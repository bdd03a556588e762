import styles from './chart.module.css';
import { ChartSegment } from './ChartSegment.tsx';
import type { Legend } from './chartModel.ts';

interface Props {
  chartId: string;
  legend: readonly Legend[];
  width: number;
}

const lineHeight = 22;
const swatch = 12;
/** Wider than most letters, so that entries never overlap. */
const letterWidth = 7.2;

export function legendHeight(legend: readonly Legend[], width: number): number {
  return (1 + Math.max(0, ...placesOf(legend, width).map(({ line }) => line))) * lineHeight + 6;
}

/** What the tones of a chart mean. It is part of the picture, so that it is saved with it. */
export function ChartLegend({ chartId, legend, width }: Props) {
  return (
    <g aria-hidden="true">
      {placesOf(legend, width).map(({ label, tone, x, line }) => (
        <g key={label} transform={`translate(${x},${line * lineHeight})`}>
          <ChartSegment {...{ chartId, tone }} box={{ x: 1, y: 3, width: swatch, height: swatch }} />
          <text className={styles.legend} x={swatch + 6} y="13">
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}

function placesOf(legend: readonly Legend[], width: number) {
  let [x, line] = [0, 0];
  return legend.map((entry) => {
    const entryWidth = swatch + 22 + entry.label.length * letterWidth;
    if (x > 0 && x + entryWidth > width) [x, line] = [0, line + 1];
    const place = { ...entry, x, line };
    x += entryWidth;
    return place;
  });
}
