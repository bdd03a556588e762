import { addInterview, code } from '../../testing/candidates.ts';
import { anyone, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/hire/interviews/:secret/': {
    path: `/api/hire/interviews/${code}/`,
    arrange: ({ database }) => addInterview(database),
    statuses: anyone(200),
  },
  'POST /api/hire/interviews/:secret/accept/': {
    path: `/api/hire/interviews/${code}/accept/`,
    arrange: ({ database }) => addInterview(database),
    statuses: anyone(200),
  },
  'POST /api/hire/interviews/:secret/decline/': {
    path: `/api/hire/interviews/${code}/decline/`,
    arrange: ({ database }) => addInterview(database),
    statuses: anyone(200),
  },
};
