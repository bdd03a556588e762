import { useId, useRef, type RefObject } from 'react';
import { ScrollRegion } from '../../../ui/layout/ScrollRegion.tsx';
import { layoutBars } from './barLayout.ts';
import styles from './chart.module.css';
import { ChartLegend, legendHeight } from './ChartLegend.tsx';
import type { ChartModel } from './chartModel.ts';
import { ChartPatterns } from './ChartPatterns.tsx';
import { ChartSegment } from './ChartSegment.tsx';
import { PositionBars, positionsHeight } from './PositionBars.tsx';
import { axisText } from './axisText.ts';
import { useBarFocus } from './useBarFocus.ts';
import { useChartWidth } from './useChartWidth.ts';

interface Props {
  chart: ChartModel;
  /** The picture, to be saved. */
  picture: RefObject<SVGSVGElement | null>;
}

const plotHeight = 220;
const left = 52;
const below = 28;
const unitHeight = 18;
const narrowest = 22;

/** Bars by period or position, each of which can be read by pointer and by keyboard; what it says is shown above. */
export function BarChart({ chart, picture }: Props) {
  const { title, description, by, unit, legend, bars } = chart;
  const place = useRef<HTMLDivElement>(null);
  const id = useId().replaceAll(/\W/g, '');
  const room = useChartWidth(place);
  const focus = useBarFocus(bars);
  const isByPeriod = by === 'periods';
  const width = isByPeriod ? Math.max(room, left + bars.length * narrowest) : room;
  const belowLegend = legendHeight(legend, width);
  const top = belowLegend + (unit === null ? 0 : unitHeight);
  const height = top + (isByPeriod ? plotHeight + below : positionsHeight(bars));

  return (
    <div className={styles.chart}>
      <p className={styles.readout} aria-hidden="true">
        {focus.active?.text ?? 'Choose a bar to read it here.'}
      </p>
      <div ref={place}>
        <ScrollRegion label={`Chart: ${title}`} className={styles.scroll}>
          <svg
            ref={picture}
            role="group"
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-text`}
            {...{ width, height }}
            viewBox={`0 0 ${width} ${height}`}
          >
            <title id={`${id}-title`}>{title}</title>
            <desc id={`${id}-text`}>{description}</desc>
            <ChartPatterns chartId={id} />
            <ChartLegend chartId={id} {...{ legend, width }} />
            {unit === null ? null : (
              <text className={styles.axis} y={belowLegend + 10} aria-hidden="true">
                {unit}
              </text>
            )}
            <g transform={`translate(0,${top})`}>
              {isByPeriod ? (
                <PeriodBars id={id} chart={chart} width={width} focus={focus} />
              ) : (
                <PositionBars id={id} chart={chart} width={width} focus={focus} />
              )}
            </g>
          </svg>
        </ScrollRegion>
      </div>
    </div>
  );
}

interface BarsProps {
  id: string;
  chart: ChartModel;
  width: number;
  focus: ReturnType<typeof useBarFocus>;
}

function PeriodBars({ id, chart: { bars, kind }, width, focus }: BarsProps) {
  const { grid, placed } = layoutBars(bars, { width: width - left, height: plotHeight });
  return (
    <g transform={`translate(${left},8)`}>
      <g aria-hidden="true">
        {grid.map(({ value, y }) => (
          <g key={value} transform={`translate(0,${y})`}>
            <line className={styles.grid} x2={width - left} />
            <text className={styles.axis} x="-8" y="4" textAnchor="end">
              {axisText(value, kind)}
            </text>
          </g>
        ))}
      </g>
      <g>
        {placed.map(({ bar, area, center, segments, isLabeled }, index) => (
          <g
            key={bar.id}
            role="img"
            aria-label={bar.text}
            className={styles.bar}
            {...focus.propsOf(bar, index)}
          >
            <rect className={styles.area} {...area} rx="4" />
            {segments.map(({ tone, ...box }, part) => (
              // Parts have no identity of their own, and their order is their meaning.
              <ChartSegment key={part} chartId={id} isPartial={bar.isPartial} {...{ tone, box }} />
            ))}
            {isLabeled ? (
              <text className={styles.axis} x={center} y={plotHeight + 16} textAnchor="middle">
                {bar.tick}
              </text>
            ) : null}
          </g>
        ))}
      </g>
    </g>
  );
}
