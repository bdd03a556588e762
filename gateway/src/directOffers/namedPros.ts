import type { Context } from '../platform/context.ts';
import { checkedProUuid } from '../pros/profiles/proId.ts';
import { getPro } from '../pros/profiles/prosApi.ts';
import type { ProWire } from '../pros/profiles/proWire.ts';
import { presentAt } from '../platform/schema/presentAt.ts';

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
