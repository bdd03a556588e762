import type { dashboardCompares } from '@brigade/domain/insight/dashboards/dashboardCompare.ts';
import {
  type DashboardName,
  type dashboardNames,
} from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import { isPartialWeek } from '@brigade/domain/insight/dashboards/dashboardPeriod.ts';
import { percentOf } from '@brigade/domain/insight/dashboards/measures.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { Weekday } from '../../platform/schema/Weekday.ts';
import { DashboardFigures } from './DashboardFigures.ts';
import type { DashboardHourWire, DashboardWire } from './dashboardWire.ts';

export const DashboardNameType = builder.enumType('DashboardName', {
  description: 'A dashboard of a location or an organization.',
  values: {
    SPEND: { description: 'What work cost. Has `SpendFigures`.' },
    FILL_RATE: { description: 'How places were filled. Has `FillRateFigures`.' },
    RELIABILITY: { description: 'Whether confirmed pros came. Has `ReliabilityFigures`.' },
    COMPLIANCE: { description: 'Whether breaks followed the rules. Has `ComplianceFigures`.' },
  } satisfies Described<typeof dashboardNames>,
});

export const DashboardCompareType = builder.enumType('DashboardCompare', {
  description: 'What a dashboard compares its days with; always the same days of the week.',
  values: {
    PREVIOUS_PERIOD: { description: 'The same number of weeks directly before the period.' },
    SAME_WEEKS_LAST_YEAR: { description: 'The same days, 52 weeks earlier.' },
    NONE: { description: 'No comparison is made.' },
  } satisfies Described<typeof dashboardCompares>,
});

const DashboardWeek = builder.objectRef<DashboardWire['weeks'][number]>('DashboardWeek').implement({
  description: 'A work week of a dashboard.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'The first day of the week within the period.' }),
    to: t.expose('to', { type: 'Date', description: 'The last day of the week within the period.' }),
    isPartial: t.boolean({
      description: 'Whether the period begins or ends within the week, so that it has fewer than seven days.',
      resolve: (week) => isPartialWeek(week),
    }),
    figures: t.expose('figures', { type: DashboardFigures, description: 'The figures of these days.' }),
    compared: t.field({
      type: DashboardFigures,
      nullable: true,
      description: 'The figures of the days it is compared with. Null without a comparison.',
      resolve: ({ compared }) => compared ?? null,
    }),
  }),
});

const DashboardPosition = builder
  .objectRef<DashboardWire['positions'][number]>('DashboardPosition')
  .implement({
    description: 'A position of a dashboard.',
    fields: (t) => ({
      skillDatabaseId: t.expose('skill_id', {
        type: 'DatabaseId',
        description: 'The number of the position.',
      }),
      skillName: t.exposeString('skill_name', { description: 'The name of the position.' }),
      figures: t.expose('figures', {
        type: DashboardFigures,
        description: 'The figures of the position in the whole period.',
      }),
      compared: t.field({
        type: DashboardFigures,
        nullable: true,
        description: 'The figures of the location in the compared days. Null without a comparison.',
        resolve: ({ compared }) => compared ?? null,
      }),
    }),
  });

const DashboardLocation = builder
  .objectRef<NonNullable<DashboardWire['locations']>[number]>('DashboardLocation')
  .implement({
    description: 'A location of the dashboard of an organization.',
    fields: (t) => ({
      locationDatabaseId: t.expose('location_id', {
        type: 'DatabaseId',
        description: 'The number of the location.',
      }),
      locationName: t.exposeString('location_name', { description: 'The name of the location.' }),
      figures: t.expose('figures', {
        type: DashboardFigures,
        description: 'The figures of the location in the whole period.',
      }),
      compared: t.field({
        type: DashboardFigures,
        nullable: true,
        description: 'The figures of the location in the compared days. Null without a comparison.',
        resolve: ({ compared }) => compared ?? null,
      }),
    }),
  });

const DashboardHour = builder.objectRef<DashboardHourWire>('DashboardHour').implement({
  description:
    'An hour of the week in which gigs of the period took place. A gig has its places in each hour that it touches, also ' +
    'past midnight, so the places of several hours do not add up to those of their gigs.',
  fields: (t) => ({
    weekday: t.expose('weekday', {
      type: Weekday,
      description: 'The day of the week at the location of the gigs.',
    }),
    hour: t.exposeInt('hour', {
      description:
        'The hour on the clock of the location of the gigs, from 0 to 23. One that the clock repeats counts once.',
    }),
    places: t.exposeInt('places', {
      description: 'The number of pros that gigs needed in this hour, without cancelled gigs.',
    }),
    open: t.int({
      description: 'The number of these places that stayed open.',
      resolve: ({ places, filled }) => places - filled,
    }),
    openPercent: t.float({
      nullable: true,
      description: 'The share of the places that stayed open, in percent. Null without places.',
      resolve: ({ places, filled }) => percentOf(places - filled, places),
    }),
  }),
});

export type NamedDashboard = DashboardWire & { readonly name: DashboardName };

export const Dashboard = builder.objectRef<NamedDashboard>('Dashboard').implement({
  description:
    'Figures of a location or an organization by work week and by position. Work counts on the day of its location.',
  fields: (t) => ({
    name: t.expose('name', { type: DashboardNameType, description: 'Which dashboard it is.' }),
    today: t.expose('today', {
      type: 'Date',
      description:
        'The current day in the time zone of the location, or of most locations of the organization.',
    }),
    weekStart: t.expose('week_start', {
      type: Weekday,
      description:
        'The first day of the work week of the location, or of most locations of the organization.',
    }),
    from: t.expose('from', { type: 'Date', description: 'The first day of the period.' }),
    to: t.expose('to', { type: 'Date', description: 'The last day of the period.' }),
    compare: t.expose('compare', {
      type: DashboardCompareType,
      description: 'What the period is compared with.',
    }),
    comparedFrom: t.field({
      type: 'Date',
      nullable: true,
      description: 'The first of the compared days. Null without a comparison.',
      resolve: ({ compared_from }) => compared_from ?? null,
    }),
    comparedTo: t.field({
      type: 'Date',
      nullable: true,
      description: 'The last of the compared days. Null without a comparison.',
      resolve: ({ compared_to }) => compared_to ?? null,
    }),
    weeks: t.expose('weeks', {
      type: [DashboardWeek],
      description: 'The work weeks of the period, the first one first. At most 106.',
      extensions: { listSize: 12 },
    }),
    positions: t.expose('positions', {
      type: [DashboardPosition],
      description:
        'All positions of the period and the compared days by name, whatever position is asked for.',
      extensions: { listSize: 10 },
    }),
    hours: t.field({
      type: [DashboardHour],
      nullable: true,
      description:
        'The hours of the week that had places, from Monday 12 am on, of the gigs that start in the period and of the ' +
        'position that is asked for. At most 168. Null unless the dashboard is `FILL_RATE`, and if the REST API does not ' +
        'count them. Costs no further upstream call.',
      extensions: { listSize: 100 },
      resolve: ({ hours }) => hours ?? null,
    }),
    locations: t.field({
      type: [DashboardLocation],
      nullable: true,
      description:
        'The locations of the organization where the viewer sees costs, by name. Null for a dashboard of a location.',
      extensions: { listSize: 10 },
      resolve: ({ locations }) => locations ?? null,
    }),
    total: t.field({
      type: DashboardFigures,
      description: 'The figures of the whole period.',
      resolve: ({ total }) => total.figures,
    }),
    comparedTotal: t.field({
      type: DashboardFigures,
      nullable: true,
      description: 'The figures of the compared days. Null without a comparison.',
      resolve: ({ total }) => total.compared ?? null,
    }),
  }),
});
