import { Money, usd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { known } from '../../platform/schema/known.ts';
import type { GigEffectsWire } from './changingApi.ts';

export const GigEffects = builder.objectRef<GigEffectsWire>('GigEffects').implement({
  description: 'The effects of a change or a cancellation on the pros of a gig.',
  fields: (t) => ({
    askedAgain: t.exposeInt('asked_again', {
      description: 'The number of confirmed pros who have to accept again.',
    }),
    releasedPros: t.exposeInt('released_pros', {
      description: 'The number of confirmed pros who lose the job.',
    }),
    releasedApplicants: t.exposeInt('released_applicants', {
      description: 'The number of other pros who had applied or were selected.',
    }),
    fee: t.field({
      type: Money,
      description: 'The total fee that is owed to the confirmed pros who lose the job.',
      resolve: ({ fee_amount }) => known(usd(fee_amount), 'fee'),
    }),
    feeTotal: t.field({
      type: Money,
      nullable: true,
      description:
        'What the business pays: the fee, and the fees of the platform and the card network on it. Null ' +
        'if the REST API does not report it.',
      resolve: ({ fee_total_amount }) => usd(fee_total_amount),
    }),
  }),
});
