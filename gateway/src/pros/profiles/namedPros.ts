import type { Context } from '../../platform/context.ts';
import { checkedProUuid } from './proId.ts';
import { getPro } from './prosApi.ts';
import type { ProWire } from './proWire.ts';
import type { NodeId } from '../../platform/schema/globalId.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';

/**
 * The pros of an input's `proIds`, in the same order.
 *
 * @param ids validated global ids
 * @throws InvalidInput at the path of a pro who does not exist
 */
export function namedPros(ids: readonly NodeId[], { rest }: Pick<Context, 'rest'>): Promise<ProWire[]> {
  return Promise.all(
    ids.map((id, index) =>
      presentAt(['proIds', String(index)], 'pro', rest.call(getPro, { path: { uuid: checkedProUuid(id) } })),
    ),
  );
}
