import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { addGeoLog } from '../../testing/geoLogs.ts';
import { type Arrange, type RoleRows, teamMemberThere } from '../../testing/roleRows.ts';

const flaggedLog: Arrange = ({ database }) => addGeoLog(database);
const openAgain: Arrange = async ({ database }) => {
  await addGeoLog(database, {
    is_flagged_for_staffer_review: false,
    review_note: 'The shift lead saw them.',
  });
};

export const roles: RoleRows = {
  'GET /api/audit/geo-logs/': {
    path: `/api/audit/geo-logs/?location_id=${ids.harborHouse}`,
    statuses: teamMemberThere(200),
  },
  'GET /api/audit/geo-logs/:id/': {
    path: '/api/audit/geo-logs/1/',
    arrange: flaggedLog,
    statuses: teamMemberThere(200),
  },
  'PATCH /api/audit/geo-logs/:id/': {
    path: '/api/audit/geo-logs/1/',
    body: { is_flagged_for_staffer_review: true },
    arrange: openAgain,
    statuses: teamMemberThere(200),
  },
};
