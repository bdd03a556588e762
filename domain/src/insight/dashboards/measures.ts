import { formatMoney } from '../../platform/money/money.ts';
import { formatDuration } from '../../platform/time/duration.ts';
import type { DashboardName } from './dashboardNames.ts';

/** The unit of a measure: cents, minutes of work, minutes that pass, a number of things, or percent. */
export type MeasureKind = 'money' | 'hours' | 'duration' | 'count' | 'percent';

/** What a dashboard shows of a week, a position or in total. */
export interface Measure {
  readonly key: FigureKey;
  readonly label: string;
  readonly kind: MeasureKind;
  /** Which direction is good; null where it depends. */
  readonly better: 'more' | 'less' | null;
  /** Shown above the picture. */
  readonly isMain: boolean;
}

/** The names of all figures. */
export type FigureKey =
  | 'cost'
  | 'uncharged'
  | 'minutes'
  | 'workers'
  | 'costPerHour'
  | 'gigs'
  | 'places'
  | 'filled'
  | 'open'
  | 'filledPercent'
  | 'filledGigs'
  | 'minutesToFill'
  | 'confirmed'
  | 'onTime'
  | 'late'
  | 'noShows'
  | 'calledOut'
  | 'onTimePercent'
  | 'due'
  | 'compliant'
  | 'tooLate'
  | 'tooShort'
  | 'tooLong'
  | 'skipped'
  | 'unrecorded'
  | 'compliantPercent';

/** Figures by name. Null where a share has nothing to be a share of; missing in other dashboards. */
export type Figures = Readonly<Partial<Record<FigureKey, number | null | undefined>>>;

const main = true;

const measures: Readonly<Record<DashboardName, readonly [Measure, ...Measure[]]>> = {
  SPEND: [
    { key: 'cost', label: 'Cost', kind: 'money', better: null, isMain: main },
    { key: 'minutes', label: 'Hours', kind: 'hours', better: null, isMain: main },
    { key: 'costPerHour', label: 'Cost per hour', kind: 'money', better: 'less', isMain: main },
    { key: 'workers', label: 'Pros booked', kind: 'count', better: null, isMain: false },
    { key: 'uncharged', label: 'Not charged yet', kind: 'money', better: null, isMain: false },
  ],
  FILL_RATE: [
    { key: 'filledPercent', label: 'Fill rate', kind: 'percent', better: 'more', isMain: main },
    { key: 'places', label: 'Places', kind: 'count', better: null, isMain: main },
    { key: 'filled', label: 'Filled', kind: 'count', better: 'more', isMain: false },
    { key: 'open', label: 'Stayed open', kind: 'count', better: 'less', isMain: main },
    { key: 'minutesToFill', label: 'Time to fill', kind: 'duration', better: 'less', isMain: main },
    { key: 'gigs', label: 'Shifts', kind: 'count', better: null, isMain: false },
    { key: 'filledGigs', label: 'Filled shifts', kind: 'count', better: 'more', isMain: false },
  ],
  RELIABILITY: [
    { key: 'onTimePercent', label: 'On time', kind: 'percent', better: 'more', isMain: main },
    { key: 'confirmed', label: 'Confirmed pros', kind: 'count', better: null, isMain: false },
    { key: 'late', label: 'Late', kind: 'count', better: 'less', isMain: main },
    { key: 'noShows', label: 'No-shows', kind: 'count', better: 'less', isMain: main },
    { key: 'calledOut', label: 'Called out', kind: 'count', better: 'less', isMain: main },
  ],
  COMPLIANCE: [
    { key: 'compliantPercent', label: 'By the rules', kind: 'percent', better: 'more', isMain: main },
    { key: 'due', label: 'Breaks due', kind: 'count', better: null, isMain: main },
    { key: 'tooLate', label: 'Too late', kind: 'count', better: 'less', isMain: false },
    { key: 'tooShort', label: 'Too short', kind: 'count', better: 'less', isMain: false },
    { key: 'tooLong', label: 'Too long', kind: 'count', better: 'less', isMain: false },
    { key: 'skipped', label: 'Skipped', kind: 'count', better: 'less', isMain: main },
    { key: 'unrecorded', label: 'Not recorded', kind: 'count', better: 'less', isMain: main },
  ],
};

/** The measures of a dashboard, in the order of its table. */
export function measuresOf(name: DashboardName): readonly [Measure, ...Measure[]] {
  return measures[name];
}

/** A part of a whole in percent, to one decimal; null if the whole is nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1000 * part) / whole) / 10;
}

/** What an hour costs in cents; null without hours. */
export function costPerHour(cents: number, minutes: number): number | null {
  return minutes === 0 ? null : Math.round((cents * 60) / minutes);
}

/** How long a gig took to fill on average, in minutes; null where none was filled. */
export function meanMinutesToFill(minutes: number, filledGigs: number): number | null {
  return filledGigs === 0 ? null : Math.round(minutes / filledGigs);
}

const counts = new Intl.NumberFormat('en-US');
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** A figure for people; a dash where there is none. */
export function formatFigure(value: number | null | undefined, kind: MeasureKind): string {
  if (value === null || value === undefined) return '–';
  if (kind === 'money') return formatMoney(value, 'USD');
  if (kind === 'hours') return `${tenths.format(value / 60)} h`;
  if (kind === 'duration') return durationText(value);
  return kind === 'percent' ? `${tenths.format(value)}%` : counts.format(value);
}

/** Whole minutes up to two hours, hours up to two days, then days. */
function durationText(minutes: number): string {
  if (minutes < 120) return formatDuration(minutes);
  if (minutes < 2880) return `${tenths.format(minutes / 60)} h`;
  return `${tenths.format(minutes / 1440)} days`;
}
