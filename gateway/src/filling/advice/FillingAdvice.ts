import { type lapseKinds, lapseText } from '@brigade/domain/filling/advice/lapse.ts';
import { GigApplication } from '../applications/GigApplication.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { Money, visibleUsd } from '../../platform/money/Money.ts';
import { Pro } from '../../pros/profiles/Pro.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { type AdviceWire, adviceOfGig } from './adviceApi.ts';

const LapseKind = builder.enumType('LapseKind', {
  description: 'How a place was offered in vain.',
  values: {
    SELECTION_LAPSED: { description: 'A selected applicant did not answer in time.' },
    OFFER_EXPIRED: { description: 'A direct offer was not answered in time.' },
    OFFER_DECLINED: { description: 'A direct offer was declined.' },
  } satisfies Described<typeof lapseKinds>,
});

const Lapse = builder.objectRef<NonNullable<AdviceWire['lapse']>>('Lapse').implement({
  description: 'A place that was offered in vain.',
  fields: (t) => ({
    kind: t.expose('kind', { type: LapseKind, description: 'What happened.' }),
    text: t.string({
      description: 'The same in words for people, e.g. "Kim L. declined the offer".',
      resolve: ({ kind, pro_name }) => lapseText(kind, pro_name),
    }),
    at: t.expose('ts', { type: 'DateTime', description: 'When it happened.' }),
  }),
});

const NextBest = builder.objectRef<NonNullable<AdviceWire['next_best']>>('NextBest').implement({
  description: 'Who comes next for a place that was offered in vain.',
  fields: (t) => ({
    pro: t.expose('gigster', { type: Pro, description: 'Who it is.' }),
    matchScore: t.exposeInt('match_score', { description: 'How well they fit the gig, 0 to 100.' }),
    application: t.expose('application', {
      type: GigApplication,
      nullable: true,
      description: 'What they can be selected by; null for a pro who has not applied, but can be asked.',
    }),
  }),
});

const SuggestedBoost = builder.objectRef<NonNullable<AdviceWire['boost']>>('SuggestedBoost').implement({
  description: 'A bonus that would help to fill a gig at short notice.',
  fields: (t) => ({
    bonus: t.field({
      type: Money,
      description: 'For each pro, on top of the wage: up to what the market pays at short notice.',
      resolve: ({ bonus }) => visibleUsd(bonus),
    }),
    reopenedAt: t.expose('reopened_ts', {
      type: 'DateTime',
      description: 'When a place came open, less than 24 hours before the start.',
    }),
  }),
});

const FillingAdvice = builder.objectRef<AdviceWire>('FillingAdvice').implement({
  description: 'What would help to fill a gig that looks for pros.',
  fields: (t) => ({
    lapse: t.expose('lapse', {
      type: Lapse,
      nullable: true,
      description: 'The last place that was offered in vain; null while nothing was.',
    }),
    nextBest: t.expose('next_best', {
      type: NextBest,
      nullable: true,
      description: 'Who comes next, after a lapse; null when there is nobody.',
    }),
    boost: t.expose('boost', {
      type: SuggestedBoost,
      nullable: true,
      description: 'Null while there is time enough, and for those who may not see wages.',
    }),
  }),
});

builder.objectField(Gig, 'advice', (t) =>
  t.field({
    type: FillingAdvice,
    nullable: true,
    description:
      'What would help to fill it; null from a service that gives no advice. A call of its own for each gig.',
    resolve: (gig, _args, context) => context.rest.load(adviceOfGig, gig.id),
  }),
);
