import { formatMoney } from '../../platform/money/money.ts';
import type { DashboardName } from './dashboardNames.ts';
import { costPerHour, type Figures, formatFigure } from './measures.ts';

/** Figures, and those of the compared days; null without a comparison. */
export interface ComparedFigures {
  readonly figures: Figures;
  readonly compared: Figures | null;
}

/** The figures of a position or a location. */
export interface PartFigures extends ComparedFigures {
  readonly name: string;
}

/** What a whole is divided into. */
export interface Parts {
  readonly by: 'position' | 'location';
  readonly of: readonly PartFigures[];
}

type Answer = (total: ComparedFigures, parts: Parts) => string;

const answers: Readonly<Record<DashboardName, Answer>> = {
  SPEND: spendAnswer,
  FILL_RATE: fillAnswer,
  RELIABILITY: ({ figures }) =>
    of(figures.confirmed) === 0
      ? 'No pros were confirmed in this period.'
      : `${share(figures.onTimePercent)} of ${counted(figures.confirmed, 'confirmed pro')} came on time: ` +
        `${of(figures.late)} late, ${counted(figures.noShows, 'no-show')}, ${of(figures.calledOut)} called out.`,
  COMPLIANCE: ({ figures }) =>
    of(figures.due) === 0
      ? 'No breaks were due in this period.'
      : `${share(figures.compliantPercent)} of ${counted(figures.due, 'break')} followed the rules.` +
        (of(figures.unrecorded) > 0
          ? ` ${of(figures.unrecorded)} cannot be checked: punches are missing.`
          : ''),
};

/** The answer to the question of a dashboard, in one or two sentences. */
export function dashboardAnswer(name: DashboardName, total: ComparedFigures, parts: Parts): string {
  return answers[name](total, parts);
}

/** Divides a change of cost into what more or fewer hours cost at the earlier price, and what a changed price costs. */
function spendAnswer({ figures, compared }: ComparedFigures, parts: Parts): string {
  const cost = of(figures.cost);
  if (cost === 0 && of(compared?.cost) === 0) return 'No one worked in this period.';
  if (compared === null) return `${formatMoney(cost, 'USD')} for ${formatFigure(figures.minutes, 'hours')}.`;
  const change = cost - of(compared.cost);
  if (change === 0) return 'As much as before.';
  const sentence = `${signed(change, 'more', 'less')} than before`;
  const [price, earlierPrice] = [priceOf(figures), priceOf(compared)];
  if (price === null || earlierPrice === null) return `${sentence}: ${noHours(compared)}.`;
  const minutes = of(figures.minutes) - of(compared.minutes);
  const byHours = Math.round((minutes * earlierPrice) / 60);
  const reasons = [
    minutes === 0
      ? null
      : `${signed(byHours, 'more', 'less')} for the hours ` +
        `(${formatFigure(Math.abs(minutes), 'hours')} ${minutes < 0 ? 'fewer' : 'more'})`,
    change === byHours ? null : `${signed(change - byHours, 'more', 'less')} for the cost per hour`,
  ].filter((reason) => reason !== null);
  return `${sentence}: ${reasons.join(', ')}.${mostOf(change, parts)}`;
}

/** The part that changed most in the direction of the whole. */
function mostOf(change: number, { by, of: parts }: Parts): string {
  const changes = parts.map(({ name, figures, compared }) => ({
    name,
    cents: of(figures.cost) - of(compared?.cost),
  }));
  const most = changes.toSorted((one, other) => (other.cents - one.cents) * Math.sign(change))[0];
  if (most === undefined || changes.length < 2) return '';
  return ` The ${by} that changed most: ${most.name}, ${signed(most.cents, 'more', 'less')}.`;
}

function noHours(compared: Figures): string {
  return of(compared.minutes) === 0 ? 'no one worked before' : 'no one worked in this period';
}

function fillAnswer({ figures }: ComparedFigures, parts: Parts): string {
  if (of(figures.places) === 0) return 'There were no places to fill in this period.';
  const sentence = `${share(figures.filledPercent)} of ${counted(figures.places, 'place')} filled.`;
  const worst = parts.of
    .filter((part) => of(part.figures.open) > 0)
    .toSorted((one, other) => of(other.figures.open) - of(one.figures.open))[0];
  const open =
    worst === undefined
      ? ''
      : ` Most that stayed open: ${worst.name}, ${of(worst.figures.open)} of ${of(worst.figures.places)}.`;
  return `${sentence}${open}${timeAnswer(figures)}`;
}

/** How long those that were filled took. */
function timeAnswer({ minutesToFill, filledGigs }: Figures): string {
  if (minutesToFill == null) return '';
  return ` Filled shifts took ${formatFigure(minutesToFill, 'duration')} on average (${counted(filledGigs, 'shift')}).`;
}

function priceOf({ cost, minutes }: Figures): number | null {
  return costPerHour(of(cost), of(minutes));
}

function share(percent: number | null | undefined): string {
  return formatFigure(percent, 'percent');
}

function counted(count: number | null | undefined, noun: string): string {
  return `${formatFigure(of(count), 'count')} ${noun}${count === 1 ? '' : 's'}`;
}

function signed(cents: number, more: string, less: string): string {
  return `${formatMoney(Math.abs(cents), 'USD')} ${cents < 0 ? less : more}`;
}

function of(value: number | null | undefined): number {
  return value ?? 0;
}
