import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { teamMemberThere, type Arrange, type RoleRows } from '../../testing/roleRows.ts';

const place = { pro_id: ids.idlePro, location_id: ids.harborHouse };

const block: Arrange = async ({ database, clock }) => {
  const values = { pro_id: ids.idlePro, reason: 'CANCELLED_CALLED_OUT', created_ts: clock.now() };
  const { id } = await database
    .insertInto('pro_blocks')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('pro_block_locations')
    .values({ block_id: id, ...place })
    .execute();
};

export const roles: RoleRows = {
  'GET /api/staffer/pro-blocks/': {
    path: `/api/staffer/pro-blocks/?location_id=${ids.harborHouse}`,
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/pro-block/': {
    body: { gigster_id: ids.idlePro, location_ids: [ids.harborHouse], reason: 'CANCELLED_CALLED_OUT' },
    statuses: teamMemberThere(201),
  },
  'DELETE /api/staffer/pro-block/:id/': {
    path: '/api/staffer/pro-block/1/',
    arrange: block,
    statuses: teamMemberThere(204),
  },
};
