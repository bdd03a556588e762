/** Keeps expensive queries under way between two messages, in a process of its own; answers each when it has begun or stopped. */
import { post } from './post.ts';

/** What to send from now on, or to stop. */
export type GreedyOrder = { readonly url: string; readonly query: string; readonly token: string } | 'stop';

const heavyAtOnce = 150;

let stop = new AbortController();
let heavy: Promise<void>[] = [];

async function obey(order: GreedyOrder): Promise<void> {
  stop.abort();
  await Promise.all(heavy);
  if (order === 'stop') return;
  const { signal } = (stop = new AbortController());
  heavy = Array.from({ length: heavyAtOnce }, async () => {
    while (!signal.aborted) await post(order.url, order.query, order.token, signal).catch(() => undefined);
  });
}

process.on('message', (order: GreedyOrder) => {
  void obey(order).then(() => process.send?.('done'));
});
