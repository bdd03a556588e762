import { proAtLocationFields, proAtLocationOf, proAtLocationRules } from '../profiles/proAtLocationInput.ts';
import { proAtLocationField } from '../profiles/proAtLocationField.ts';
import type { ProAtLocationKey } from '../profiles/proAtLocationSource.ts';
import { proOfMutation } from '../profiles/proNumber.ts';
import type { ProProfileWire } from '../profiles/proWire.ts';
import { userError } from '../../platform/errors/userError.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
import { getLocation } from '../../businesses/locations/locationsApi.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { listBlocks, removeBlock } from './blocksApi.ts';
import { blockAt, ProBlock } from './ProBlock.ts';
import type { ProBlockWire } from './proBlockWire.ts';

builder.relayMutationField(
  'unblockPro',
  {
    description: 'The pro to unblock and the location.',
    inputFields: proAtLocationFields,
    validate: { schema: proAtLocationRules },
  },
  {
    description:
      'Removes the block of a pro at one location; blocks at other locations stay. Does nothing if the ' +
      'pro is not blocked there. Fails with NOT_FOUND if the REST API says that the pro is blocked but ' +
      'does not list the block. Only a platform admin can remove a block by a platform admin.',
    extensions: errorPaths({
      gigster_id: ['proId'],
      location_id: ['locationId'],
      'blocks.manage': ['locationId'],
    }),
    resolve: async (_root, { input }, { rest }) => {
      const target = proAtLocationOf(input);
      const pro = await proOfMutation(target, rest);
      const blocks = await listedBlocks(pro, target, rest);
      if (blocks.length === 0 && pro.is_blocked) {
        throw new InvalidInput([userError('NOT_FOUND', 'This pro is not in the list of blocks.', ['proId'])]);
      }
      const query = { location_id: target.locationId };
      for (const { id } of blocks) await rest.call(removeBlock, { path: { id }, query });
      const [block] = blocks;
      return {
        ...target,
        proNumber: pro.profile_id,
        isBlocked: false,
        removedBlock: block ? blockAt(target.locationId, block) : null,
      };
    },
  },
  {
    description: 'Return type of the mutation: the pro at the location, and the block that was removed.',
    outputFields: (t) => ({
      errors: errorsField(t),
      proAtLocation: proAtLocationField(t),
      removedBlock: t.field({
        type: ProBlock,
        nullable: true,
        description:
          'The block as it was before, with the reason and the comment that restore it. Null if the pro was not blocked ' +
          'there, or the mutation was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.removedBlock),
      }),
    }),
  },
);

/** The blocks of this pro that hold at the location. A server may ignore the filters. */
async function listedBlocks(
  { profile_id }: ProProfileWire,
  { locationId }: ProAtLocationKey,
  rest: RestSession,
): Promise<readonly (ProBlockWire & { readonly id: number })[]> {
  const filter = { gigster_id: profile_id, location_id: locationId };
  const rows = wholeList((page) => rest.call(listBlocks, { query: { ...filter, ...page }, locationId }));
  return (await rows.catch(noneAt(locationId, rest)))
    .filter(
      ({ pro, gigster_id, location_ids }) =>
        (pro?.profile_id ?? gigster_id) === profile_id && location_ids.includes(locationId),
    )
    .flatMap((block) => (block.id === undefined ? [] : [{ ...block, id: block.id }]));
}

/** A list that is not found is that of a location that is not there, or of a server that has no such list. */
function noneAt(locationId: number, rest: RestSession) {
  return async (failure: unknown) => {
    if (!(failure instanceof UpstreamRefusal) || !failure.isNotFound) throw failure;
    await presentAt(['locationId'], 'location', rest.call(getLocation, { path: { id: locationId } }));
    return [];
  };
}
