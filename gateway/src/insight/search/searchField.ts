import { searchText } from '@brigade/domain/insight/search/searchText.ts';
import { z } from 'zod';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { search } from './searchApi.ts';
import { SearchResults } from './SearchResults.ts';

builder.queryField('search', (t) =>
  t.field({
    type: SearchResults,
    nullable: true,
    description:
      'Finds gigs, pros, events, people of the team and locations by the beginnings of words, and gigs by number ' +
      '(`#123`) and by day (`2026-12-05`, `12/5`, `Dec 5`) too. Fewer than two letters or digits find nothing, except ' +
      'a number. Costs one upstream call.',
    args: {
      text: t.arg.string({ required: true, description: 'What to find: 1 to 100 characters.' }),
      locationId: t.arg.id({
        description:
          'Only gigs, events and people of this location, and its pros first. Default: all of the viewer.',
      }),
    },
    validate: { schema: z.looseObject({ text: searchText, locationId: locationId.nullish() }) },
    resolve: (_root, args, { rest }) =>
      rest.call(search, {
        query: {
          q: args.text,
          ...(args.locationId == null ? {} : { location_id: checkedLocationNumber(args.locationId) }),
        },
      }),
  }),
);
