import { formatTime } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { ChartModel, Tone } from '../../insight/dashboards/chart/chartModel.ts';
import type { UsageChoice, UsageMeasure } from './usageSearch.ts';
import { sessionsId, sumOf, type UsedBy } from './usageSources.ts';
import { usedIn, usageSteps } from './usageSteps.ts';
import { usageFigure, usageMeasureLabel, usageSpanLabel, usageUnit } from './usageWords.ts';

/** What has a color and a pattern of its own. */
interface Series {
  readonly label: string;
  readonly tone: Tone;
  readonly source: UsedBy;
}

/** What the chart and the table behind it show. */
export interface UsagePicture {
  readonly chart: ChartModel;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[];
  readonly isEmpty: boolean;
}

const ofTokens = ['second', 'third'] as const;

const isSessions = ({ id }: UsedBy) => id === sessionsId;

/** The sessions, the two tokens that used most, and the other tokens together. */
function seriesOf(sources: readonly UsedBy[], measure: UsageMeasure): Series[] {
  const tokens = sources
    .filter((source) => !isSessions(source))
    .toSorted((one, other) => sumOf(other.minutes, measure) - sumOf(one.minutes, measure));
  const others = tokens.slice(ofTokens.length);
  const [only] = others;
  const name = others.length === 1 && only ? only.name : `${others.length} other tokens`;
  return [
    ...sources.filter(isSessions).map((source) => ({ label: source.name, tone: 'main' as const, source })),
    ...ofTokens.flatMap((tone, place) => {
      const source = tokens[place];
      return source ? [{ label: source.name, tone, source }] : [];
    }),
    ...(others.length === 0
      ? []
      : [
          {
            label: name,
            tone: 'rest' as const,
            source: { id: 'rest', name, minutes: others.flatMap(({ minutes }) => minutes) },
          },
        ]),
  ];
}

/** The use of the chosen sources over time. */
export function usagePicture(
  sources: readonly UsedBy[],
  { measure, span, source: chosen }: UsageChoice,
  { nowMs, zone }: { readonly nowMs: number; readonly zone: string },
): UsagePicture {
  const shown = chosen === null ? sources : sources.filter(({ id }) => id === chosen);
  const series = seriesOf(shown, measure);
  const timeOf = (at: number) => formatTime(Temporal.Instant.fromEpochMilliseconds(at), zone);
  const rows = usageSteps(sources, span, nowMs).map((step) => ({
    tick: timeOf(step.startMs),
    label: `${timeOf(step.startMs)} to ${timeOf(step.endMs)}`,
    values: series.map(({ source }) => usedIn(step, source, measure)),
  }));
  const title = `${usageMeasureLabel(measure)}, ${usageSpanLabel(span).toLowerCase()}`;
  return {
    columns: series.map(({ label }) => label),
    rows,
    isEmpty: rows.every(({ values }) => values.every((value) => value === 0)),
    chart: {
      title,
      description: `${title}, by what used it. The table below has the same figures.`,
      kind: 'count',
      unit: usageUnit(measure),
      by: 'periods',
      legend: series.map(({ label, tone }) => ({ label, tone })),
      bars: rows.map(({ tick, label, values }) => ({
        id: label,
        tick,
        text: `${label}: ${textOf(series, values, measure)}`,
        isPartial: false,
        columns: [series.map(({ tone }, place) => ({ tone, value: values[place] ?? 0 }))],
      })),
    },
  };
}

function textOf(series: readonly Series[], values: readonly number[], measure: UsageMeasure): string {
  const sum = usageFigure(
    values.reduce((total, value) => total + value, 0),
    measure,
  );
  const parts = series.flatMap(({ label }, place) => {
    const value = values[place] ?? 0;
    return value === 0 ? [] : [`${label} ${usageFigure(value, measure)}`];
  });
  return parts.length === 0 ? sum : `${sum}. ${parts.join(', ')}`;
}
