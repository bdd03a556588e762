import { z } from 'zod';
import { gigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';

const ratingCategoryWire = z.object({
  rank: z.int(),
  name: z.string(),
  label: z.string(),
  is_overall_type: z.boolean(),
});

/** A category in which pros are rated. */
export type RatingCategoryWire = z.infer<typeof ratingCategoryWire>;

/** In what pros are rated. */
export const listRatingCategories = endpoint({
  name: 'listRatingCategories',
  method: 'GET',
  path: '/rating-categories/',
  query: shape<PageQuery>(),
  response: paged(ratingCategoryWire),
});

/** A review of one pro's work. */
export interface ReviewBody {
  readonly ratings: readonly { readonly category: string; readonly value: number }[];
  readonly feedback: string | null;
}

/** Reviews the work of a pro; a further review replaces the first. */
export const reviewApplication = endpoint({
  name: 'reviewApplication',
  method: 'POST',
  path: '/staffer/gig-applications/{id}/review/',
  body: shape<ReviewBody>(),
  response: gigApplicationWire,
});
