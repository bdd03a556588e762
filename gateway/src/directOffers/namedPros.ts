import type { Context } from '../context.ts';
import { checkedProUuid } from '../pros/proId.ts';
import { getPro } from '../pros/prosApi.ts';
import type { ProWire } from '../pros/proWire.ts';
import { presentAt } from '../schema/presentAt.ts';

/**
 * The pros whom an input names in `proIds`, in its order.
 *
 * @param ids global ids that have kept the rules of the input
 * @throws InvalidInput at the place of one who does not exist
 */
export function namedPros(ids: readonly string[], { rest }: Pick<Context, 'rest'>): Promise<ProWire[]> {
  return Promise.all(
    ids.map((id, index) =>
      presentAt(['proIds', String(index)], 'pro', rest.call(getPro, { path: { uuid: checkedProUuid(id) } })),
    ),
  );
}
