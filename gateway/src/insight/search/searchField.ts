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
      'Finds gigs, pros, events, team members and locations by the beginnings of words, and gigs also by ' +
      'number (`#123`) and by day (`2026-12-05`, `12/5`, `Dec 5`). A query needs at least two letters or ' +
      'digits, unless it is a number. Costs one upstream call.',
    args: {
      text: t.arg.string({ required: true, description: 'What to find: 1 to 100 characters.' }),
      locationId: t.arg.id({
        description:
          'The ID of a location: only its gigs, events and people, and its pros first. Defaults to all ' +
          'locations of the viewer.',
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
