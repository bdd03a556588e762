import type { MeasureKind } from '@brigade/domain/insight/dashboards/measures.ts';

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** A value of a scale in as few letters as possible: "$4.5K". */
export function axisText(value: number, kind: MeasureKind): string {
  if (kind === 'money') return `$${short.format(value / 100)}`;
  return kind === 'percent' ? `${value}%` : short.format(value);
}
