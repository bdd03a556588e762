import { costPerHour, meanMinutesToFill, percentOf } from '@brigade/domain/insight/dashboards/measures.ts';
import { dollarsToCents } from '@brigade/domain/platform/money/money.ts';
import { Money, usdOf, visibleUsd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import type {
  ComplianceWire,
  FiguresWire,
  FillRateWire,
  ReliabilityWire,
  SpendWire,
} from './dashboardWire.ts';

const SpendFigures = builder.objectRef<SpendWire>('SpendFigures').implement({
  description: 'What confirmed work costs a location, with what late cancellations owe.',
  fields: (t) => ({
    cost: t.field({
      type: Money,
      description: 'What the work costs, with fees: as charged, as invoiced, or as paying it now would cost.',
      resolve: ({ cost_amount }) => visibleUsd(cost_amount),
    }),
    uncharged: t.field({
      type: Money,
      description: 'The part of the cost that is neither charged nor invoiced.',
      resolve: ({ uncharged_amount }) => visibleUsd(uncharged_amount),
    }),
    minutes: t.exposeInt('minutes', {
      description:
        'The time scheduled, or adjusted by a manager, in minutes, without unpaid breaks; of a late cancellation, the time ' +
        'that it guarantees.',
    }),
    workers: t.exposeInt('workers', {
      description: 'The number of confirmed pros, counted for each gig.',
    }),
    costPerHour: t.field({
      type: Money,
      nullable: true,
      description: 'The cost divided by the hours. Null without hours.',
      resolve: ({ cost_amount, minutes }) => {
        const amountCents = costPerHour(dollarsToCents(cost_amount), minutes);
        return amountCents === null ? null : usdOf(amountCents);
      },
    }),
  }),
});

const FillRateFigures = builder.objectRef<FillRateWire>('FillRateFigures').implement({
  description: 'How the places of gigs that have started were filled.',
  fields: (t) => ({
    gigs: t.exposeInt('gigs', { description: 'The number of gigs, without cancelled ones.' }),
    places: t.exposeInt('places', { description: 'The number of pros that these gigs needed.' }),
    filled: t.exposeInt('filled', {
      description: 'The number of places whose pro was confirmed, and did not cancel or stay away.',
    }),
    open: t.int({
      description: 'The number of places that stayed open.',
      resolve: ({ places, filled }) => places - filled,
    }),
    filledPercent: t.float({
      nullable: true,
      description: 'The share of the places that were filled, in percent. Null without places.',
      resolve: ({ places, filled }) => percentOf(filled, places),
    }),
    filledGigs: t.int({
      nullable: true,
      description:
        'The number of gigs all of whose places were confirmed at the same time, even if a pro did not come in the end. ' +
        'Null if the REST API does not count them.',
      resolve: ({ filled_gigs }) => filled_gigs ?? null,
    }),
    minutesToFill: t.int({
      nullable: true,
      description:
        'The time from posting until the last place was confirmed, in minutes: the mean of the filled gigs. A place that ' +
        'reopened before the start counts until it was taken again. Null without filled gigs.',
      resolve: ({ filled_gigs, minutes_to_fill }) =>
        meanMinutesToFill(minutes_to_fill ?? 0, filled_gigs ?? 0),
    }),
  }),
});

const ReliabilityFigures = builder.objectRef<ReliabilityWire>('ReliabilityFigures').implement({
  description: 'Whether confirmed pros came to gigs that have started.',
  fields: (t) => ({
    confirmed: t.exposeInt('confirmed', {
      description: 'The number of confirmed pros, without those the business cancelled.',
    }),
    onTime: t.int({
      description: 'The number of confirmed pros who were neither late nor absent.',
      resolve: onTime,
    }),
    late: t.exposeInt('late', {
      description: 'The number of pros who clocked in more than 15 minutes after the start.',
    }),
    noShows: t.exposeInt('no_shows', { description: 'The number of pros who did not come.' }),
    calledOut: t.exposeInt('called_out', {
      description: 'The number of confirmed pros who are recorded as called out.',
    }),
    onTimePercent: t.float({
      nullable: true,
      description: 'The share of confirmed pros who came on time, in percent. Null without confirmed pros.',
      resolve: (figures) => percentOf(onTime(figures), figures.confirmed),
    }),
  }),
});

const ComplianceFigures = builder.objectRef<ComplianceWire>('ComplianceFigures').implement({
  description: 'How breaks compare with the break rules of the market.',
  fields: (t) => ({
    due: t.exposeInt('due', { description: 'The number of shifts that were long enough for a break.' }),
    compliant: t.exposeInt('compliant', { description: 'The number of breaks that followed the rules.' }),
    tooLate: t.exposeInt('too_late', { description: 'The number of breaks that began too late.' }),
    tooShort: t.exposeInt('too_short', { description: 'The number of breaks that were too short.' }),
    tooLong: t.exposeInt('too_long', { description: 'The number of breaks that were too long.' }),
    skipped: t.exposeInt('skipped', { description: 'The number of breaks that were not taken.' }),
    unrecorded: t.exposeInt('unrecorded', {
      description: 'The number of shifts without the punches that a check needs.',
    }),
    compliantPercent: t.float({
      nullable: true,
      description: 'The share of the breaks that followed the rules, in percent. Null without breaks.',
      resolve: ({ compliant, due }) => percentOf(compliant, due),
    }),
  }),
});

export const DashboardFigures = builder.unionType('DashboardFigures', {
  description: 'The figures of a dashboard, of the type that its name determines.',
  types: [SpendFigures, FillRateFigures, ReliabilityFigures, ComplianceFigures],
  resolveType: (figures: FiguresWire) => {
    if ('cost_amount' in figures) return SpendFigures;
    if ('places' in figures) return FillRateFigures;
    return 'confirmed' in figures ? ReliabilityFigures : ComplianceFigures;
  },
});

function onTime({ confirmed, late, no_shows, called_out }: ReliabilityWire): number {
  return confirmed - late - no_shows - called_out;
}
