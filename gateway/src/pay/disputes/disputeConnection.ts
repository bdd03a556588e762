import type { GraphQLResolveInfo } from 'graphql';
import { Admin } from '../../accounts/users/Admin.ts';
import { getViewer } from '../../accounts/users/usersApi.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { Organization } from '../../businesses/organizations/Organization.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { builder } from '../../platform/schema/builder.ts';
import { selectsOfRows } from '../../platform/schema/selects.ts';
import { Dispute } from './Dispute.ts';
import { DisputeStatus } from './disputeEnums.ts';
import { listDisputes, listEscalatedDisputes, listOrganizationDisputes } from './disputesApi.ts';

const DisputeConnection = builder.connectionObject(
  { type: Dispute, name: 'DisputeConnection', description: 'A paginated list of disputes.' },
  { name: 'DisputeEdge', description: 'A dispute and its cursor in the list.' },
);

builder.objectField(Location, 'disputes', (t) =>
  t.connection(
    {
      type: Dispute,
      nullable: true,
      description:
        'The disputes about work at the location, the latest first. Null with the error FORBIDDEN without ' +
        'the permission `wages.view`. Costs one upstream call.',
      args: {
        isResolved: t.arg.boolean({
          description: 'Only decided disputes (true), or only undecided ones (false).',
        }),
        statuses: t.arg({
          type: [DisputeStatus],
          description: 'Only disputes in one of these statuses; any by default.',
        }),
        gigDatabaseId: t.arg({
          type: 'DatabaseId',
          description: 'Only disputes about the gig with this number.',
        }),
      },
      resolve: ({ id: locationId }, { isResolved, statuses, gigDatabaseId, ...args }, { rest }, info) =>
        connectionFromPagedList({
          args,
          fetchPage: async ({ page, pageSize }) => {
            const [disputes] = await Promise.all([
              rest.call(listDisputes, {
                path: { locationId },
                query: {
                  ...(isResolved != null && { is_resolved: isResolved }),
                  ...(statuses?.length && { status: statuses }),
                  ...(gigDatabaseId != null && { gig_id: gigDatabaseId }),
                  page,
                  page_size: pageSize,
                },
                locationId,
              }),
              prefetchViewer(info, rest),
            ]);
            return disputes;
          },
          idOf: ({ id }) => id,
        }),
    },
    DisputeConnection,
  ),
);

builder.objectField(Organization, 'disputes', (t) =>
  t.connection(
    {
      type: Dispute,
      nullable: true,
      description:
        'The disputes about work at locations that have left the organization since, the latest first: it ' +
        'is billed for that work, and its admins answer. Those at its own locations are in ' +
        '`Location.disputes`. Null with the error FORBIDDEN without the permission ' +
        '`organizations.manage`. Costs one upstream call.',
      args: {
        statuses: t.arg({
          type: [DisputeStatus],
          description: 'Only disputes in one of these statuses; any by default.',
        }),
      },
      resolve: ({ id: organizationId }, { statuses, ...args }, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listOrganizationDisputes, {
              path: { organizationId },
              query: { ...(statuses?.length && { status: statuses }), page, page_size: pageSize },
            }),
          idOf: ({ id }) => id,
        }),
    },
    DisputeConnection,
  ),
);

builder.objectField(Admin, 'escalatedDisputes', (t) =>
  t.connection(
    {
      type: Dispute,
      nullable: true,
      description: 'The disputes that businesses and pros left to the platform, the oldest first.',
      resolve: (_admin, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listEscalatedDisputes, { query: { page, page_size: pageSize } }),
          idOf: ({ id }) => id,
        }),
    },
    DisputeConnection,
  ),
);

/**
 * Loads the viewer at the same time as a page of disputes, and not after it: whether they can answer depends on their roles.
 * After a failure, the field asks again.
 */
async function prefetchViewer(info: GraphQLResolveInfo, rest: RestSession): Promise<void> {
  const fields = ['viewerCanAnswer', 'viewerCannotAnswerReason'];
  if (fields.some((field) => selectsOfRows(info, field))) await Promise.allSettled([rest.call(getViewer)]);
}
