import { incompleteList } from './incompleteList.ts';
import { anyPageSize, type PageSizes } from './pageCover.ts';

/**
 * Which page sizes a server keeps to, learned from pages that others follow: those are full. A server may limit the size
 * that it is asked for, or take no notice of it.
 */
export interface ServedSizes {
  range(): PageSizes;
  /** The rows on a full page when `asked` are asked for; null when that was not seen yet. */
  served(asked: number): number | null;
  /** @throws GraphQLError when the server has shown another size before. */
  learn(asked: number, served: number): void;
}

export function createServedSizes(): ServedSizes {
  let range = anyPageSize;
  const servedBySize = new Map<number, number>();

  return {
    range: () => range,
    served: (asked) => servedBySize.get(asked) ?? null,
    learn(asked, served) {
      const { least, most } = range;
      if ((servedBySize.get(asked) ?? served) !== served) throw incompleteList();
      if (served < asked) {
        if (most !== anyPageSize.most || (least !== anyPageSize.least && least !== served))
          throw incompleteList();
        range = { least, most: served };
      }
      if (served > asked) {
        if (least !== anyPageSize.least || (most !== anyPageSize.most && most !== served))
          throw incompleteList();
        range = { least: served, most };
      }
      servedBySize.set(asked, served).set(served, served);
    },
  };
}
