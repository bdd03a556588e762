import type { Box } from './barLayout.ts';
import { patternId } from './ChartPatterns.tsx';
import styles from './chart.module.css';
import type { Tone } from './chartModel.ts';

interface Props {
  chartId: string;
  tone: Tone;
  box: Box;
  isPartial?: boolean;
}

const plain: readonly Tone[] = ['main', 'sure'];

/** A part of a bar: its color, and its pattern above it. */
export function ChartSegment({ chartId, tone, box, isPartial = false }: Props) {
  const { x, y, width, height } = box;
  return (
    <g className={styles.segment} data-tone={tone} data-partial={isPartial || undefined}>
      <rect className={styles.fill} {...{ x, y, width, height }} rx="2" />
      {plain.includes(tone) ? null : (
        <rect {...{ x, y, width, height }} rx="2" fill={`url(#${patternId(chartId, tone)})`} />
      )}
    </g>
  );
}
