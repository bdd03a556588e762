import { startRedis } from './startRedis.ts';

/** A server for tests whose gateways are processes. */
const { url } = await startRedis();
process.send?.({ type: 'ready', url });
process.on('disconnect', () => process.exit());
