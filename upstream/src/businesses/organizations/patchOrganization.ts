import { z } from 'zod';
import { requireAtOrganization } from '../../platform/access/organizationAccess.ts';
import { notFound } from '../../platform/errors.ts';
import { requireImage } from '../../platform/images/requireImage.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { organizationResponse } from './organizationResponse.ts';
import { toOrganizations } from './toOrganizations.ts';

/** `PATCH /api/staffer/organizations/:id/`: updates its name and image. */
export const patchOrganization = ({ database }: Services) =>
  route({
    method: 'PATCH',
    url: '/api/staffer/organizations/:id/',
    access: 'staffer',
    scope: 'ADMIN',
    tags: ['organizations'],
    summary: 'Update an organization',
    description: 'Needs organizations.manage. Omitted fields stay unchanged; a null image removes it.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({
      name: z.string().trim().min(1, 'This field is required').max(100, 'At most 100 characters').optional(),
      image_public_id: z.string().min(1).max(200).nullable().optional(),
    }),
    responses: { 200: organizationResponse },
    errors: [404],
    handle: async ({ params, body: { name, image_public_id }, caller }) => {
      const { organization } = await requireAtOrganization(
        database,
        caller,
        params.id,
        'organizations.manage',
      );
      // Keep the current image: it may predate the rule that images are uploaded to this server.
      if (image_public_id !== undefined && image_public_id !== organization.image_public_id) {
        await requireImage(database, image_public_id);
      }
      const changes = {
        ...(name !== undefined && { name }),
        ...(image_public_id !== undefined && { image_public_id }),
      };
      if (Object.keys(changes).length > 0) {
        await database.updateTable('organizations').set(changes).where('id', '=', params.id).execute();
      }
      const [body] = await toOrganizations(database, caller, [{ ...organization, ...changes }]);
      if (!body) throw notFound('organization');
      return { status: 200, body };
    },
  });
