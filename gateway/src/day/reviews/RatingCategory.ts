import { wholeList } from '../../platform/paging/wholeList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { listRatingCategories, type RatingCategoryWire } from './reviewsApi.ts';

const RatingCategory = builder.objectRef<RatingCategoryWire>('RatingCategory').implement({
  description: 'A category in which pros are rated.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The key of the category, e.g. `PUNCTUALITY`.' }),
    label: t.exposeString('label', { description: 'The display name of the category.' }),
    isOverall: t.exposeBoolean('is_overall_type', {
      description: 'Whether it is the overall rating, which every review has.',
    }),
  }),
});

builder.queryField('ratingCategories', (t) =>
  t.field({
    type: [RatingCategory],
    nullable: true,
    description: 'All categories in which pros are rated, in display order. Costs one upstream call.',
    extensions: { listSize: 5 },
    resolve: async (_root, _args, { rest }) => {
      const categories = await wholeList((query) => rest.call(listRatingCategories, { query }), 'plain');
      return categories.toSorted((one, other) => one.rank - other.rank);
    },
  }),
);
