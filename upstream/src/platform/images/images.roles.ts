import { signedIn, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'POST /api/uploads/links/': { body: { preset: 'location_images' }, statuses: signedIn(201) },
};
