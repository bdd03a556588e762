import type { DashboardName } from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import {
  type FigureKey,
  type Figures,
  formatFigure,
  type MeasureKind,
} from '@brigade/domain/insight/dashboards/measures.ts';
import type { ChartModel, Legend, Tone } from './chart/chartModel.ts';
import type { DashboardRow } from './dashboardRow.ts';

interface Part extends Legend {
  readonly keys: readonly FigureKey[];
}

/** How the rows of a dashboard are pictured. */
export interface Picture extends Pick<ChartModel, 'by' | 'kind' | 'unit' | 'title'> {
  readonly parts: readonly Part[];
  /** The name of its file, without the ending. */
  readonly file: string;
  /** Whether the compared figures have columns of their own. */
  readonly isCompared: boolean;
}

const part = (label: string, tone: Tone, ...keys: FigureKey[]): Part => ({ label, tone, keys });

const pictures: Readonly<Record<DashboardName, readonly Picture[]>> = {
  SPEND: [
    {
      title: 'Cost by week',
      file: 'spend',
      by: 'periods',
      kind: 'money',
      unit: null,
      parts: [part('Cost', 'main', 'cost')],
      isCompared: true,
    },
  ],
  FILL_RATE: [
    {
      title: 'Fill rate by position',
      file: 'fill-rate',
      by: 'positions',
      kind: 'percent',
      unit: null,
      parts: [part('Fill rate', 'main', 'filledPercent')],
      isCompared: true,
    },
    {
      title: 'Time to fill by position',
      file: 'time-to-fill',
      by: 'positions',
      kind: 'duration',
      unit: null,
      parts: [part('Time to fill', 'main', 'minutesToFill')],
      isCompared: true,
    },
  ],
  RELIABILITY: [
    {
      title: 'Confirmed pros by week',
      file: 'reliability',
      by: 'periods',
      kind: 'count',
      unit: 'Pros',
      parts: [
        part('On time', 'sure', 'onTime'),
        part('Late', 'pending', 'late'),
        part('No-show', 'broken', 'noShows'),
        part('Called out', 'open', 'calledOut'),
      ],
      isCompared: false,
    },
  ],
  COMPLIANCE: [
    {
      title: 'Breaks by week',
      file: 'compliance',
      by: 'periods',
      kind: 'count',
      unit: 'Breaks',
      parts: [
        part('By the rules', 'sure', 'compliant'),
        part('Too late, short or long', 'pending', 'tooLate', 'tooShort', 'tooLong'),
        part('Skipped', 'broken', 'skipped'),
        part('Not recorded', 'open', 'unrecorded'),
      ],
      isCompared: false,
    },
  ],
};

/** The pictures that answer the question of a dashboard, the main one first. */
export function picturesOf(name: DashboardName): readonly Picture[] {
  return pictures[name];
}

/**
 * A picture of the weeks or positions of a dashboard.
 *
 * @param description what it shows, in a sentence
 */
export function chartOf(
  { title, by, kind, unit, parts, isCompared }: Picture,
  rows: readonly DashboardRow[],
  description: string,
): ChartModel {
  const hasEarlier = isCompared && rows.some(({ compared }) => compared !== null);
  const earlier: Legend[] = hasEarlier ? [{ label: 'Before', tone: 'earlier' }] : [];
  return {
    title,
    description,
    by,
    kind,
    unit,
    legend: [...parts.map(({ label, tone }) => ({ label, tone })), ...earlier],
    bars: rows.map(({ id, tick, label, isPartial, figures, compared }) => {
      const current = parts.map(({ tone, keys }) => ({ tone, value: sumOf(keys, figures) }));
      const before = parts.map(({ keys }) => ({
        tone: 'earlier' as const,
        value: compared ? sumOf(keys, compared) : null,
      }));
      return {
        id,
        tick,
        isPartial,
        text: `${label}: ${textOf(parts, figures, kind)}${
          hasEarlier && compared ? `; before: ${textOf(parts, compared, kind)}` : ''
        }`,
        columns: hasEarlier ? [current, before] : [current],
      };
    }),
  };
}

function textOf(parts: readonly Part[], figures: Figures, kind: MeasureKind): string {
  if (parts.length === 1) return formatFigure(parts[0]?.keys.map((key) => figures[key])[0], kind);
  return parts.map(({ label, keys }) => `${label} ${formatFigure(sumOf(keys, figures), kind)}`).join(', ');
}

/** Null if a share has nothing to be a share of. */
function sumOf(keys: readonly FigureKey[], figures: Figures): number | null {
  const values = keys.map((key) => figures[key] ?? null);
  return values.reduce((sum, value) => (sum === null || value === null ? null : sum + value));
}
