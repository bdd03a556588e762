import { fillChance } from '@brigade/domain/filling/advice/fillChance.ts';
import { type lapseKinds, lapseText } from '@brigade/domain/filling/advice/lapse.ts';
import { GigApplication } from '../applications/GigApplication.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { Money, visibleUsd } from '../../platform/money/Money.ts';
import { Pro } from '../../pros/profiles/Pro.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { type AdviceWire, adviceOfGig } from './adviceApi.ts';

const LapseKind = builder.enumType('LapseKind', {
  description: 'How an offered place stayed open.',
  values: {
    SELECTION_LAPSED: { description: 'A selected applicant did not answer in time.' },
    OFFER_EXPIRED: { description: 'A direct offer was not answered in time.' },
    OFFER_DECLINED: { description: 'A direct offer was declined.' },
  } satisfies Described<typeof lapseKinds>,
});

const Lapse = builder.objectRef<NonNullable<AdviceWire['lapse']>>('Lapse').implement({
  description: 'An offered place that was not filled.',
  fields: (t) => ({
    kind: t.expose('kind', { type: LapseKind, description: 'The kind of the lapse.' }),
    text: t.string({
      description: 'A readable text, e.g. "Kim L. declined the offer".',
      resolve: ({ kind, pro_name }) => lapseText(kind, pro_name),
    }),
    at: t.expose('ts', { type: 'DateTime', description: 'When the place lapsed, in UTC.' }),
  }),
});

const NextBest = builder.objectRef<NonNullable<AdviceWire['next_best']>>('NextBest').implement({
  description: 'The next best pro for a place that was offered but not filled.',
  fields: (t) => ({
    pro: t.expose('gigster', { type: Pro, description: 'The pro who comes next.' }),
    matchScore: t.exposeInt('match_score', { description: 'How well the pro fits the gig, 0 to 100.' }),
    application: t.expose('application', {
      type: GigApplication,
      nullable: true,
      description: 'The application to select. Null for a pro who has not applied but can be sent an offer.',
    }),
  }),
});

const SuggestedBoost = builder.objectRef<NonNullable<AdviceWire['boost']>>('SuggestedBoost').implement({
  description: 'A bonus that would help fill a gig at short notice.',
  fields: (t) => ({
    bonus: t.field({
      type: Money,
      description: 'The bonus per pro, in addition to the wage, up to the market rate at short notice.',
      resolve: ({ bonus }) => visibleUsd(bonus),
    }),
    reopenedAt: t.expose('reopened_ts', {
      type: 'DateTime',
      description: 'When a place reopened, less than 24 hours before the start.',
    }),
  }),
});

const FillingAdvice = builder.objectRef<AdviceWire>('FillingAdvice').implement({
  description: 'Suggestions that help fill an open gig.',
  fields: (t) => ({
    lapse: t.expose('lapse', {
      type: Lapse,
      nullable: true,
      description: 'The most recent offered place that was not filled. Null if there is none.',
    }),
    nextBest: t.expose('next_best', {
      type: NextBest,
      nullable: true,
      description: 'The next best pro after a lapse. Null if there is none.',
    }),
    boost: t.expose('boost', {
      type: SuggestedBoost,
      nullable: true,
      description: 'A suggested bonus. Null if there is enough time, or if the viewer may not see wages.',
    }),
    fillChancePercent: t.int({
      nullable: true,
      description:
        'The share of similar gigs of the last 365 days that filled, in percent. Null with fewer than 5 of them, and ' +
        'for a gig that does not look for pros.',
      resolve: ({ fill_history }) =>
        fill_history ? fillChance({ gigs: fill_history.gigs, filledGigs: fill_history.filled_gigs }) : null,
    }),
  }),
});

builder.objectField(Gig, 'advice', (t) =>
  t.field({
    type: FillingAdvice,
    nullable: true,
    description:
      'Suggestions that help fill the gig. Null if the REST API gives none. Costs one upstream call per gig.',
    resolve: (gig, _args, context) => context.rest.load(adviceOfGig, gig.id),
  }),
);
