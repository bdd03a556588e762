import { gigScopeToWire } from '@brigade/domain/schedule/editing/gigScope.ts';
import { badUserInput } from '../../platform/errors/graphqlErrors.ts';
import { Money, refuseMoney, usd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { actOnGigs } from '../editing/changingApi.ts';
import { gigIds as gigIdsRule } from '../editing/gigChangeRules.ts';
import { checkedGigNumber } from '../gigs/gigId.ts';
import { type GigOutcome, GigResult, toOutcome } from '../editing/GigResult.ts';
import { markValidated } from '../../platform/schema/validateOnly.ts';
import { GigScope } from '../editing/gigScopeEnum.ts';

interface Preview {
  readonly results: readonly GigOutcome[];
}

function total({ results }: Preview, effect: 'released_pros' | 'released_applicants' | 'fee_amount'): number {
  return results.reduce((sum, { effects }) => sum + (effects?.[effect] ?? 0), 0);
}

/** What the business pays for all of the gigs; null where the server does not say it of each. */
function chargeOf({ results }: Preview): number | null {
  let sum = 0;
  for (const { effects } of results) {
    if (effects === null) continue;
    if (effects.fee_total_amount == null) return null;
    sum += effects.fee_total_amount;
  }
  return sum;
}

function isForbidden({ results }: Preview): boolean {
  return results.every(({ errors }) => errors.some(({ code }) => code === 'FORBIDDEN'));
}

const CancellationPreview = builder.objectRef<Preview>('CancellationPreview').implement({
  description: 'The effects that cancelling gigs would have now.',
  fields: (t) => ({
    gigCount: t.int({
      description: 'The number of gigs that would be cancelled.',
      resolve: ({ results }) => results.filter(({ errors }) => errors.length === 0).length,
    }),
    confirmedPros: t.int({
      description: 'The number of confirmed pros who would lose their shift.',
      resolve: (preview) => total(preview, 'released_pros'),
    }),
    applicants: t.int({
      description: 'The number of other pros who applied or were selected.',
      resolve: (preview) => total(preview, 'released_applicants'),
    }),
    fee: t.field({
      type: Money,
      nullable: true,
      description:
        'The total fee that would be owed to the confirmed pros. Null with the error FORBIDDEN (permission ' +
        '`wages.view`) for viewers who may cancel none of the gigs, such as onsite managers.',
      resolve: (preview) => (isForbidden(preview) ? refuseMoney() : usd(total(preview, 'fee_amount'))),
    }),
    feeTotal: t.field({
      type: Money,
      nullable: true,
      description:
        'What the business would pay: the fee, and the fees of the platform and the card network on it. ' +
        'Null if the REST API does not report it, and with the error FORBIDDEN as fee.',
      resolve: (preview) => (isForbidden(preview) ? refuseMoney() : usd(chargeOf(preview))),
    }),
    results: t.field({
      type: [GigResult],
      description: 'The result for each gig.',
      extensions: { listSize: 104 },
      resolve: ({ results }) => results,
    }),
  }),
});

builder.queryField('cancellationPreview', (t) =>
  t.field({
    type: CancellationPreview,
    nullable: true,
    description:
      'The effects that cancelling gigs would have now. Does not change anything. Null with the error ' +
      'NOT_FOUND if the REST API cannot check an action on gigs without performing it.',
    args: {
      gigIds: t.arg.idList({ required: true, description: 'The IDs of the gigs, 1 to 100.' }),
      scope: t.arg({
        type: GigScope,
        description: 'The gigs of the series to include, if exactly one gig is given. Defaults to THIS.',
      }),
    },
    resolve: async (_root, { gigIds, scope }, { rest }) => {
      const issue = gigIdsRule.safeParse(gigIds).error?.issues[0];
      if (issue) throw badUserInput(issue.message, 'gigIds');
      if (scope != null && scope !== 'THIS' && gigIds.length > 1) {
        throw badUserInput('Choose one gig to reach its series', 'scope');
      }
      const { results } = await rest.validating.call(actOnGigs, {
        body: {
          ids: gigIds.map(checkedGigNumber),
          action: 'cancel',
          scope: gigScopeToWire(scope ?? 'THIS'),
        },
      });
      return markValidated({ results: results.map(toOutcome) });
    },
  }),
);
