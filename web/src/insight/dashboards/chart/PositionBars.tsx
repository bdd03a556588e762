import { formatFigure } from '@brigade/domain/insight/dashboards/measures.ts';
import { largestOf } from './barLayout.ts';
import styles from './chart.module.css';
import { ChartSegment } from './ChartSegment.tsx';
import type { Bar, ChartModel } from './chartModel.ts';
import type { useBarFocus } from './useBarFocus.ts';

interface Props {
  id: string;
  chart: ChartModel;
  width: number;
  focus: ReturnType<typeof useBarFocus>;
}

const rowHeight = 56;
const thickness = 14;
const valueWidth = 72;

/** The height of bars that lie below each other. */
export function positionsHeight(bars: readonly Bar[]): number {
  return bars.length * rowHeight + 4;
}

/** Bars below each other, each under its name, which may be long. */
export function PositionBars({ id, chart: { bars, kind }, width, focus }: Props) {
  const most = kind === 'percent' ? 100 : largestOf(bars) || 1;
  const room = width - valueWidth;
  return (
    <g>
      {bars.map((bar, index) => (
        <g
          key={bar.id}
          role="img"
          aria-label={bar.text}
          className={styles.bar}
          transform={`translate(0,${index * rowHeight})`}
          {...focus.propsOf(bar, index)}
        >
          <rect className={styles.area} x="1" y="1" width={width - 2} height={rowHeight - 4} rx="4" />
          <text className={styles.name} x="6" y="15">
            {bar.tick}
          </text>
          {bar.columns.map(([segment], place) =>
            segment ? (
              <g key={segment.tone} transform={`translate(6,${21 + place * thickness})`}>
                {segment.value === null ? null : (
                  <ChartSegment
                    chartId={id}
                    tone={segment.tone}
                    box={{
                      x: 0,
                      y: 0,
                      width: Math.max(2, ((room - 6) * segment.value) / most),
                      height: thickness - 2,
                    }}
                  />
                )}
                <text className={styles.axis} x={width - 12} y="10" textAnchor="end">
                  {formatFigure(segment.value, kind)}
                </text>
              </g>
            ) : null,
          )}
        </g>
      ))}
    </g>
  );
}
