import { hoursFromStart } from '../../testing/builders.ts';
import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { people } from '../../testing/people.ts';
import { teamMemberThere, type Arrange, type RoleRows } from '../../testing/roleRows.ts';

const place = { pro_id: ids.idlePro, location_id: ids.harborHouse };

const noteByMember: Arrange = ({ database }) =>
  database
    .insertInto('pro_notes')
    .values({
      ...place,
      is_shared: false,
      note: 'Punctual',
      created_by_user_id: people.member.id,
      created_ts: hoursFromStart(0),
    })
    .execute();

export const roles: RoleRows = {
  'GET /api/staffer/pro-notes/': {
    path: `/api/staffer/pro-notes/?pro_id=${ids.idlePro}&location_id=${ids.harborHouse}`,
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/pro-notes/': { body: { ...place, note: 'Punctual' }, statuses: teamMemberThere(201) },
  // The note was written by the member.
  'DELETE /api/staffer/pro-notes/:id/': {
    path: '/api/staffer/pro-notes/1/',
    arrange: noteByMember,
    statuses: teamMemberThere(204),
  },
};
