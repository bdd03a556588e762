import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

const ratingCategory = z
  .object({ rank: z.int(), name: z.string(), label: z.string(), is_overall_type: z.boolean() })
  .meta({ id: 'RatingCategory' });

/** `GET /api/rating-categories/`: in what pros are rated. */
export const listRatingCategories = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/rating-categories/',
    access: 'session',
    tags: ['reviews'],
    summary: 'List the categories of reviews by rank',
    query: z.strictObject({}),
    responses: { 200: z.array(ratingCategory) },
    handle: async () => ({
      status: 200,
      body: await database
        .selectFrom('rating_categories')
        .select(['rank', 'name', 'label', 'is_overall_type'])
        .orderBy('rank')
        .execute(),
    }),
  });
