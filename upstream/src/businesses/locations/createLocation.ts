import { z } from 'zod';
import { permissionDenied } from '../../platform/errors.ts';
import { requireImage } from '../../platform/images/requireImage.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadLocation } from './loadLocation.ts';
import { locationDetails, locationSwitches, platformFields, requiredUpTo } from './locationBody.ts';
import { locationColumns } from './locationColumns.ts';
import { locationDetailSchema } from './locationSchema.ts';
import { organizationForLocation } from './organizationForLocation.ts';
import { placeOfLocation } from './placeOfLocation.ts';

/** `POST /api/locations/`: adds a location, which is then pending approval. */
export const createLocation = (services: Services) => {
  const { database, settings } = services;
  const slug = settings.productSlug;
  return route({
    method: 'POST',
    url: '/api/locations/',
    access: 'session',
    scope: 'PERSON',
    tags: ['locations'],
    summary: 'Add a location',
    description:
      'Needs locations.create in the organization. A manager who has signed up and has no role yet gets an ' +
      'organization of their own, named as they say or after their business. Fees and the market are for platform admins.',
    body: z.strictObject({
      ...locationDetails,
      ...locationSwitches,
      ...platformFields(slug),
      organization_id: id.optional(),
      organization_name: requiredUpTo(100)
        .optional()
        .describe(
          'The name of the new organization for a first location; defaults to the name of the business',
        ),
    }),
    responses: { 201: locationDetailSchema(slug) },
    errors: [404],
    handle: async ({ body: { organization_id, organization_name, ...body }, caller }) => {
      const isForPlatform = Object.keys(platformFields(slug)).some((field) => field in body);
      const created = await database.transaction().execute(async (trx) => {
        const organizationId = await organizationForLocation(trx, caller, {
          organizationId: organization_id,
          foundedAs: organization_name,
        });
        if (isForPlatform && !caller.isPlatformAdmin) throw permissionDenied('platform.admin');
        await requireImage(trx, body.image_public_id ?? null);
        return trx
          .insertInto('locations')
          .values({
            ...locationColumns(body, slug),
            ...(await placeOfLocation(trx, body)),
            organization_id: organizationId,
            name: body.name,
            street_address: body.street_address,
            city: body.city,
            state_code: body.state_code,
            zip_code: body.zip_code,
          })
          .returning(['id', 'organization_id'])
          .executeTakeFirstOrThrow();
      });
      // The organization may have been created along with the location.
      const organizationIds = new Set([...caller.organizationIds, created.organization_id]);
      return {
        status: 201,
        body: await loadLocation(services, { ...caller, organizationIds }, created.id),
      };
    },
  });
};
