import { applicationIds as applicationIdsRule } from '../../filling/applications/applicationIds.ts';
import { SendHomeReasonEnum } from '../../day/roster/SentHome.ts';
import { Money, visibleUsd } from '../../platform/money/Money.ts';
import { badUserInput } from '../../platform/errors/graphqlErrors.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import { getSendHomeCosts } from './duePayApi.ts';
import type { SendHomeCostWire } from './duePayWire.ts';
import { PayLine } from './PayLine.ts';

const SendHomeCost = builder.objectRef<SendHomeCostWire>('SendHomeCost').implement({
  description: 'What sending pros home now would cost the business for one reason.',
  fields: (t) => ({
    reason: t.expose('reason', {
      type: SendHomeReasonEnum,
      description: 'The reason for sending the pros home.',
    }),
    lines: t.field({
      type: [PayLine],
      description: 'The parts of the charges for all of the pros: wages first, then the rest.',
      extensions: { listSize: 5 },
      resolve: ({ lines }) => lines,
    }),
    total: t.field({
      type: Money,
      description: 'The charges for all of the pros: the sum of the lines.',
      resolve: ({ total_amount }) => visibleUsd(total_amount),
    }),
  }),
});

builder.queryField('sendHomeCosts', (t) =>
  t.field({
    type: [SendHomeCost],
    nullable: true,
    description:
      'What sending pros of a gig home now would cost, for each reason. Does not change anything. Null ' +
      'with the error FORBIDDEN without the permission `payments.make`. Costs one upstream call.',
    extensions: { listSize: 5 },
    args: {
      gigId: t.arg.id({ required: true, description: 'The ID of the gig.' }),
      applicationIds: t.arg.idList({
        required: true,
        description: 'The applications of the pros, 1 to 100: confirmed ones of this gig.',
      }),
    },
    resolve: async (_root, { gigId, applicationIds }, { rest }) => {
      const issue = applicationIdsRule.safeParse(applicationIds).error?.issues[0];
      if (issue) throw badUserInput(issue.message, 'applicationIds');
      const ids = applicationIds.map((id) => databaseIdOf(id, 'GigApplication'));
      if (ids.includes(null)) throw badUserInput('This is not the id of an application', 'applicationIds');
      const gigNumber = databaseIdOf(String(gigId), 'Gig');
      if (gigNumber === null) throw badUserInput('This is not the id of a gig', 'gigId');
      const { results } = await rest.call(getSendHomeCosts, {
        path: { gigId: gigNumber },
        query: { application_ids: ids.join(',') },
      });
      return results;
    },
  }),
);
