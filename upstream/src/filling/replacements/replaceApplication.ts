import { z } from 'zod';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { applicationResponse } from '../applications/applicationResponse.ts';
import { loadApplication } from '../applications/loadApplications.ts';
import { offerResultResponse } from '../offers/offerResponse.ts';
import { offerTerms } from '../offers/offerTerms.ts';
import { withPros } from '../offers/withPros.ts';
import { notFound } from '../../platform/errors.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { id, idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireTermsAccepted } from '../../accounts/terms/requireTermsAccepted.ts';
import { replace } from './replace.ts';
import { replacementReasons } from './replacementReasons.ts';

const replacementBody = z
  .strictObject({
    reason: z
      .enum(replacementReasons)
      .describe('NO_SHOW after the start; the others before it. Ignored when the pro is out already'),
    boost: offerTerms.bonus.describe(
      'The new bonus of the gig in dollars for each pro, more than the current one',
    ),
    pro_ids: z
      .array(id)
      .min(1, 'Choose at least one pro')
      .max(50, 'At most 50 pros')
      .optional()
      .describe('The pros who get the offer; if omitted, the best matches'),
    limit: z
      .int()
      .min(1)
      .max(20, 'At most 20 pros')
      .default(5)
      .describe('How many of the best matches get the offer'),
    message: offerTerms.message,
  })
  .meta({ id: 'ReplacementRequest' });

/** The request body of a replacement. */
export type ReplacementBody = z.output<typeof replacementBody>;

/** `POST /api/staffer/gig-applications/:id/replace/`: offers the place of a pro who dropped out to standbys. */
export const replaceApplication = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gig-applications/:id/replace/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['applications', 'direct offers'],
    summary: 'Replace a confirmed pro who dropped out',
    description:
      'Needs applications.manage. One transaction records the no-show or call-out, opens the place, raises the bonus and ' +
      'offers the place to the best matches; a pro who cannot get the offer has an error in the results. Of a pro whose ' +
      'no-show or call-out is recorded already, it only offers the place, while it is open.',
    params: z.object({ id: idParameter }),
    body: replacementBody,
    responses: {
      200: z.object({ application: applicationResponse, results: z.array(offerResultResponse) }),
    },
    errors: [404, 409],
    handle: async ({ params: { id: applicationId }, body, caller }) => {
      const { database, settings } = services;
      const found = await database
        .selectFrom('gig_applications')
        .select(['gig_id', 'location_id'])
        .where('id', '=', applicationId)
        .executeTakeFirst();
      if (!found) throw notFound('application');
      const { gig_id: gigId, location_id: locationId } = found;
      requirePermission(await accessToGig(database, caller, gigId), 'applications.manage');
      await requireTermsAccepted(database, caller);
      const results = await replace(services, caller, { ...body, applicationId, gigId });
      return {
        status: 200,
        body: {
          application: await loadApplication(database, caller, settings.productSlug, applicationId),
          results: await withPros(database, results, locationId),
        },
      };
    },
  });
