import { z } from 'zod';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { requireTermsAccepted } from '../../accounts/terms/requireTermsAccepted.ts';
import { errorBodySchema } from '../../platform/errors.ts';
import { id, idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { applicationResponse } from '../applications/applicationResponse.ts';
import { offerResultResponse } from '../offers/offerResponse.ts';
import { offerTerms } from '../offers/offerTerms.ts';
import { replaceEach } from './replaceEach.ts';
import { replacementReasons } from './replacementReasons.ts';
import { toReplacementResults } from './toReplacementResults.ts';

const replacementItem = z.strictObject({
  application_id: id,
  reason: z.enum(replacementReasons).describe('As of one replacement; ignored when the pro is out already'),
  uuid: z
    .uuid()
    .optional()
    .describe('The pro who gets the offer; if omitted, the best match that no other place is offered to'),
});

const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;

const replacementsBody = z
  .strictObject({
    replacements: z
      .array(replacementItem)
      .min(1)
      .max(50, 'At most 50 pros at a time')
      .refine((items) => isDistinct(items.map((item) => item.application_id)), 'Replace each pro once')
      .refine(
        (items) => isDistinct(items.flatMap(({ uuid }) => uuid?.toLowerCase() ?? [])),
        'Ask each pro for one place',
      ),
    boost: offerTerms.bonus.describe('The new bonus of the gig in dollars for each pro, raised once'),
    message: offerTerms.message,
  })
  .meta({ id: 'ReplacementsRequest' });

/** The request body of several replacements. */
export type ReplacementsBody = z.output<typeof replacementsBody>;

/** One of several replacements. */
export type ReplacementItem = ReplacementsBody['replacements'][number];

const result = z.discriminatedUnion('ok', [
  z.object({
    application_id: id,
    ok: z.literal(true),
    application: applicationResponse,
    offer: offerResultResponse.nullable().describe('The offer to the other pro; null if no pro matches'),
  }),
  z.object({ application_id: id, ok: z.literal(false), error: errorBodySchema.shape.error }),
]);

export type ReplacementResult = z.output<typeof result>;

/** `POST /api/staffer/gigs/:id/replacements/`: replaces several pros of a gig, each independently. */
export const replaceApplications = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gigs/:id/replacements/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['applications', 'direct offers'],
    summary: 'Replace several pros of a gig who dropped out',
    description:
      'Needs applications.manage. Each replacement has a separate transaction, which records the no-show or call-out, ' +
      'opens the place and offers it to one other pro: some can succeed while others fail. A pro who is asked for the ' +
      'same place already keeps that offer.',
    params: z.object({ id: idParameter }),
    body: replacementsBody,
    responses: { 200: z.object({ results: z.array(result) }) },
    errors: [404],
    handle: async ({ params: { id: gigId }, body, caller }) => {
      requirePermission(await accessToGig(services.database, caller, gigId), 'applications.manage');
      await requireTermsAccepted(services.database, caller);
      const outcomes = await replaceEach(services, caller, { ...body, gigId });
      return {
        status: 200,
        body: { results: await toReplacementResults(services, caller, gigId, outcomes) },
      };
    },
  });
