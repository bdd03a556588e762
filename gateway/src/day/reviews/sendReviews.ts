import type { BulkResult } from '../../filling/applications/applicationsApi.ts';
import { RestError, UpstreamRefusal } from '../../platform/rest/restError.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { reviewApplication, type ReviewBody } from './reviewsApi.ts';

/** Sends each review by its own call. A refused call, or one without a response, is the result of its pro. */
export function sendReviews(
  rest: RestSession,
  reviews: readonly (readonly [id: number, review: ReviewBody])[],
): Promise<BulkResult[]> {
  return Promise.all(
    reviews.map(async ([id, body]): Promise<BulkResult> => {
      try {
        return { ok: true, application: await rest.call(reviewApplication, { path: { id }, body }) };
      } catch (error) {
        if (error instanceof UpstreamRefusal && !error.isUnderWay) {
          if (error.isUnauthenticated) throw error;
          return { ok: false, error: error.error };
        }
        if (error instanceof RestError) return { ok: false, error: noResponse };
        throw error;
      }
    }),
  );
}

const noResponse = {
  code: 'unknown',
  message: 'No response. Rate this pro again.',
  target: null,
  targetValue: null,
  details: [],
};
