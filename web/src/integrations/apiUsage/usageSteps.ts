import type { UsageSpan } from './usageSearch.ts';
import { sumOf, type UsedBy } from './usageSources.ts';
import type { UsageMeasure } from './usageSearch.ts';

/** A part of the time that the chart shows. */
interface UsageStep {
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly endMs: number;
}

const minuteMs = 60_000;
const lengths: Readonly<Record<UsageSpan, { readonly steps: number; readonly minutes: number }>> = {
  hour: { steps: 12, minutes: 5 },
  'ten-minutes': { steps: 10, minutes: 1 },
};

/** The steps of a span up to now, the earliest first. */
export function usageSteps(sources: readonly UsedBy[], span: UsageSpan, nowMs: number): UsageStep[] {
  const { steps, minutes } = lengths[span];
  const used = sources.flatMap((source) => source.minutes.map(({ startedAt }) => Date.parse(startedAt)));
  // The gateway's clock may be ahead of the browser's.
  const endMs = Math.max(Math.floor(nowMs / minuteMs) * minuteMs, ...used) + minuteMs;
  return Array.from({ length: steps }, (_, index) => {
    const stepEnd = endMs - (steps - 1 - index) * minutes * minuteMs;
    return { startMs: stepEnd - minutes * minuteMs, endMs: stepEnd };
  });
}

/** What a source used in a step. */
export function usedIn({ startMs, endMs }: UsageStep, { minutes }: UsedBy, measure: UsageMeasure): number {
  const within = minutes.filter(({ startedAt }) => {
    const at = Date.parse(startedAt);
    return at >= startMs && at < endMs;
  });
  return sumOf(within, measure);
}
