import { Money, usd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { known } from '../../platform/schema/known.ts';
import type { GigEffectsWire } from './changingApi.ts';

export const GigEffects = builder.objectRef<GigEffectsWire>('GigEffects').implement({
  description: 'What a step does to the people of a gig.',
  fields: (t) => ({
    askedAgain: t.exposeInt('asked_again', {
      description: 'How many confirmed pros have to accept again.',
    }),
    releasedPros: t.exposeInt('released_pros', {
      description: 'How many confirmed pros lose the job.',
    }),
    releasedApplicants: t.exposeInt('released_applicants', {
      description: 'How many others had applied or were selected.',
    }),
    fee: t.field({
      type: Money,
      description: 'What the confirmed pros who lose the job are owed together.',
      resolve: ({ fee_amount }) => known(usd(fee_amount), 'fee'),
    }),
    feeTotal: t.field({
      type: Money,
      nullable: true,
      description:
        'What the business pays for it: the fee, and the fees of the platform and the card network on it. Null if the ' +
        'server does not report it.',
      resolve: ({ fee_total_amount }) => usd(fee_total_amount),
    }),
  }),
});
