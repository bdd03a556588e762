import type { Context } from '../context.ts';
import { wholeList } from '../paging/wholeList.ts';
import { builder } from '../schema/builder.ts';
import { found } from '../schema/found.ts';
import { listMarkets } from './marketsApi.ts';
import type { MarketWire } from './marketWire.ts';

function allMarkets({ rest }: Context): Promise<readonly MarketWire[]> {
  return wholeList((query) => rest.call(listMarkets, { query }), 'plain');
}

export const Market = builder.node(builder.objectRef<MarketWire>('Market'), {
  description: 'A metropolitan area with its businesses and pros.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: async (id, context) => {
    const markets = await allMarkets(context);
    return found(markets.find((market) => String(market.id) === id) ?? null, 'market');
  },
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the market.' }),
    name: t.exposeString('name', { description: 'The name of the market, e.g. "Chicago".' }),
    stateCode: t.exposeString('state_code', { description: 'The state, in two letters.' }),
    timeZone: t.exposeString('timezone', { description: 'The IANA time zone.' }),
  }),
});

builder.queryField('markets', (t) =>
  t.field({
    type: [Market],
    nullable: true,
    description: 'All markets, by name.',
    extensions: { listSize: 50 },
    resolve: (_root, _args, context) => allMarkets(context),
  }),
);
