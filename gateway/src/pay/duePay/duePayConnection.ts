import { may, whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { viewerAccess } from '../../businesses/locations/viewerAccess.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { BreakCompliance } from '../../schedule/gigs/BreakCompliance.ts';
import { GigConnection } from '../../schedule/gigs/gigConnection.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { gigById } from '../../schedule/gigs/gigsApi.ts';
import { DuePayState } from './DuePayState.ts';
import { listDuePay, payOfGig } from './duePayApi.ts';

builder.objectFields(Location, (t) => ({
  duePay: t.connection(
    {
      type: Gig,
      nullable: true,
      description:
        'The gigs whose pay is due, the longest due first. A gig stays until all payments have arrived. ' +
        'Null with the error FORBIDDEN without the permission `payments.make`. Costs one upstream call, ' +
        'which includes the pay of each gig.',
      args: {
        shiftBreakCompliance: t.arg({
          type: BreakCompliance,
          description: 'Only gigs with unpaid work whose break has this result.',
        }),
        state: t.arg({
          type: DuePayState,
          description: 'Only gigs in this state, without those whose payments are all on their way.',
        }),
      },
      resolve: ({ id: locationId }, { shiftBreakCompliance, state, ...args }, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: async ({ page, pageSize }) => {
            const due = await rest.call(listDuePay, {
              path: { locationId },
              query: { shift_break_compliance: shiftBreakCompliance, state, page, page_size: pageSize },
              locationId,
            });
            for (const row of due.results) {
              rest.prime(payOfGig, row.gig.id, row);
              rest.prime(gigById, row.gig.id, row.gig);
            }
            return { ...due, results: due.results.map(({ gig }) => gig) };
          },
          idOf: ({ id }) => id,
        }),
    },
    GigConnection,
  ),
  viewerCanPay: t.boolean({
    nullable: true,
    description: 'Whether the viewer can see what is due and pay it.',
    resolve: async ({ id, organization_id: organizationId }, _args, context) =>
      may(await viewerAccess({ id, organizationId }, context), 'payments.make'),
  }),
  viewerCannotPayReason: t.string({
    nullable: true,
    description: 'The reason the viewer cannot pay and who can grant access. Null if the viewer can.',
    resolve: async ({ id, organization_id: organizationId }, _args, context) =>
      whyNot(await viewerAccess({ id, organizationId }, context), 'payments.make'),
  }),
}));
