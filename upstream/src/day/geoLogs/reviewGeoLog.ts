import { z } from 'zod';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { ApiError } from '../../platform/errors.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { geoLogResponse, longestReviewNote } from './geoLogResponse.ts';
import { loadGeoLog } from './geoLogRows.ts';
import { requireGeoLog } from './requireGeoLog.ts';

const reviewBody = z.strictObject({
  is_flagged_for_staffer_review: z.boolean(),
  review_note: z
    .string()
    .trim()
    .max(longestReviewNote, `At most ${longestReviewNote} characters`)
    .transform((note) => note || null)
    .nullable()
    .optional(),
});

/** `PATCH /api/audit/geo-logs/:id/`: closes a flagged geo log, or reopens a closed one. */
export const reviewGeoLog = (services: Services) =>
  route({
    method: 'PATCH',
    url: '/api/audit/geo-logs/:id/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['geo logs'],
    summary: 'Close or reopen a flagged geo log',
    description:
      'Needs hours.adjust at the location of the gig. Closing (`is_flagged_for_staffer_review: false`) requires a ' +
      'note. Reopening keeps the last note unless another is given. 409 when the log is closed or open already, or ' +
      'was never flagged.',
    params: z.object({ id: idParameter }),
    body: reviewBody,
    responses: { 200: geoLogResponse },
    errors: [404, 409],
    handle: async ({ params: { id }, body: review, caller }) => {
      await requireGeoLog(services.database, caller, id);
      const { is_flagged_for_staffer_review: reopens, review_note: note } = review;
      if (!reopens && note == null) {
        throw new ApiError('required', 'This field is required', { target: 'review_note' });
      }
      const now = services.clock.now();
      await inTransactionOf(services, caller, async (trx) => {
        const log = await trx
          .selectFrom('geo_logs')
          .select(['is_flagged_for_staffer_review as isOpen', 'review_reasons'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        refuseReview(log, reopens);
        await trx
          .updateTable('geo_logs')
          .set({
            is_flagged_for_staffer_review: reopens,
            ...(note != null && { review_note: note }),
            reviewed_ts: now,
            reviewed_by_user_id: caller.userId,
            last_updated_ts: now,
          })
          .where('id', '=', id)
          .execute();
      });
      return { status: 200, body: await loadGeoLog(services.database, id) };
    },
  });

/** @throws ApiError invalid_transition when there is nothing to close or reopen */
function refuseReview(log: { isOpen: boolean; review_reasons: readonly string[] }, reopens: boolean): void {
  if (log.review_reasons.length === 0) throw invalidTransition('This log was never flagged.');
  if (log.isOpen && reopens) throw invalidTransition('This log is open already.');
  if (!log.isOpen && !reopens) throw invalidTransition('This log was closed already.');
}
