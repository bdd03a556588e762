import type { UsageMeasure, UsageSpan } from './usageSearch.ts';

const labels: Readonly<Record<UsageMeasure, string>> = {
  callSeconds: 'Time of REST calls',
  operations: 'Operations',
  restCalls: 'REST calls',
  refusals: 'Refused',
};

const units: Readonly<Record<UsageMeasure, string>> = {
  callSeconds: 'Seconds',
  operations: 'Operations',
  restCalls: 'REST calls',
  refusals: 'Refusals',
};

const spans: Readonly<Record<UsageSpan, string>> = { hour: 'Last hour', 'ten-minutes': 'Last 10 minutes' };

export const usageMeasureLabel = (measure: UsageMeasure): string => labels[measure];

/** What the values of a scale are. */
export const usageUnit = (measure: UsageMeasure): string => units[measure];

export const usageSpanLabel = (span: UsageSpan): string => spans[span];

/** A figure with its unit. */
export function usageFigure(value: number, measure: UsageMeasure): string {
  return measure === 'callSeconds' ? `${value.toFixed(1)} s` : String(value);
}
