import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { addRequirement } from '../../testing/postingMaterials.ts';
import { anyRoleThere, teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/requirement-for-works/': {
    path: `/api/requirement-for-works/?location_id=${ids.harborHouse}`,
    statuses: anyRoleThere(200),
  },
  'POST /api/requirement-for-works/': {
    body: { location_id: ids.harborHouse, name: 'Wine key', category: 'EQUIPMENT' },
    statuses: teamMemberThere(201),
  },
  'GET /api/requirement-for-works/:id/': {
    path: '/api/requirement-for-works/1/',
    arrange: ({ database }) => addRequirement(database, { location_id: ids.harborHouse }),
    statuses: anyRoleThere(200),
  },
};
