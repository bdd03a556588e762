import { z } from 'zod';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { type UserError as UserErrorShape, userErrorsFromWire } from '../../platform/errors/userError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import type { NodeId } from '../../platform/schema/globalId.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { UserError } from '../../platform/schema/UserError.ts';
import { ProAtLocation } from '../profiles/ProAtLocation.ts';
import type { ProAtLocationSource } from '../profiles/proAtLocationSource.ts';
import { checkedProUuid, proId } from '../profiles/proId.ts';
import { addEachFavorite } from './addEachFavorite.ts';

const most = 200;

/** What happened to one pro: either they are a favorite, or there are errors. */
interface FavoriteOutcome {
  readonly proId: NodeId;
  readonly proAtLocation: ProAtLocationSource | null;
  readonly errors: readonly UserErrorShape[];
}

const FavoriteResult = builder.objectRef<FavoriteOutcome>('FavoriteResult').implement({
  description: 'Return type of adding one pro to the favorites of a location.',
  fields: (t) => ({
    proId: t.exposeID('proId', { description: 'The pro ID from the input.' }),
    proAtLocation: t.expose('proAtLocation', {
      type: ProAtLocation,
      nullable: true,
      description: 'The pro at the location, after the change. Null if the pro was refused.',
    }),
    errors: t.expose('errors', {
      type: [UserError],
      description: 'The reasons why the pro was refused. Empty if the pro is a favorite.',
    }),
  }),
});

builder.relayMutationField(
  'favoritePros',
  {
    description: 'The pros and the location.',
    inputFields: (t) => ({
      proIds: t.idList({ required: true, description: `The IDs of the pros, 1 to ${most}.` }),
      locationId: t.id({ required: true, description: 'The ID of the location.' }),
    }),
    validate: {
      schema: z.looseObject({
        proIds: z.array(proId).min(1, 'Choose at least one pro').max(most, `At most ${most} pros at a time`),
        locationId,
      }),
    },
  },
  {
    description:
      'Adds several pros to the favorites of a location; each succeeds or fails independently. Does ' +
      'nothing for pros who are already favorites.',
    extensions: errorPaths({
      uuids: ['proIds'],
      location_id: ['locationId'],
      'favorites.manage': ['locationId'],
    }),
    resolve: async (_root, { input }, { rest }) => {
      const location = checkedLocationNumber(input.locationId);
      const uuids = input.proIds.map(checkedProUuid);
      const responses = await addEachFavorite(rest, location, uuids);
      const results = input.proIds.map((id, index): FavoriteOutcome => {
        const error = responses[index] ?? null;
        const uuid = uuids[index] ?? '';
        if (error === null)
          return { proId: id, proAtLocation: { uuid, locationId: location, isFavorite: true }, errors: [] };
        const path = ['proIds', String(index)];
        const errors = userErrorsFromWire(error).map((one) => ({ ...one, path }));
        return { proId: id, proAtLocation: null, errors };
      });
      return { results };
    },
  },
  {
    description: 'The result for each pro of the input.',
    outputFields: (t) => ({
      errors: errorsField(t),
      results: t.field({
        type: [FavoriteResult],
        description: 'A result for each pro, in their order; empty when the whole input was refused.',
        extensions: { listSize: most },
        resolve: (payload) => (payload instanceof RefusedPayload ? [] : payload.results),
      }),
    }),
  },
);
