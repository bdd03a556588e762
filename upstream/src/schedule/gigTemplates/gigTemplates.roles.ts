import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { addGigTemplate } from '../../testing/postingMaterials.ts';
import { anyRoleThere, teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/gigs/templates/': {
    path: `/api/staffer/gigs/templates/?location_id=${ids.harborHouse}`,
    statuses: anyRoleThere(200),
  },
  'POST /api/staffer/gigs/templates/': {
    body: {
      location_id: ids.harborHouse,
      skill_id: ids.server,
      name: 'Brunch',
      hourly_rate: 20,
      position_description: 'Six tables.',
    },
    statuses: teamMemberThere(201),
  },
  'GET /api/staffer/gigs/templates/:id/': {
    path: '/api/staffer/gigs/templates/1/',
    arrange: ({ database }) => addGigTemplate(database),
    statuses: anyRoleThere(200),
  },
  'PATCH /api/staffer/gigs/templates/:id/': {
    path: '/api/staffer/gigs/templates/1/',
    arrange: ({ database }) => addGigTemplate(database),
    body: { name: 'Brunch' },
    statuses: teamMemberThere(200),
  },
  'DELETE /api/staffer/gigs/templates/:id/': {
    path: '/api/staffer/gigs/templates/1/',
    arrange: ({ database }) => addGigTemplate(database),
    statuses: teamMemberThere(204),
  },
};
