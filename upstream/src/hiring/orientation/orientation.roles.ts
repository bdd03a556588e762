import { addOrientation, code } from '../../testing/candidates.ts';
import { anyone, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/hire/orientations/:secret/': {
    path: `/api/hire/orientations/${code}/`,
    arrange: ({ database }) => addOrientation(database),
    statuses: anyone(200),
  },
  'POST /api/hire/orientations/:secret/items/:id/read/': {
    path: `/api/hire/orientations/${code}/items/1/read/`,
    arrange: ({ database }) => addOrientation(database),
    statuses: anyone(200),
  },
};
