import type { OperationType } from 'relay-runtime';
import { LoadMore } from './LoadMore.tsx';
import type { Pages } from './pages.ts';
import { pageSize, useNextPage } from './useNextPage.ts';

interface Props<TQuery extends OperationType> {
  /** The words on the button: "Load more shifts". */
  label: string;
  pages: Pages<TQuery>;
  /** Rows of a page. */
  size?: number;
  /** Whether the list must show other rows first. */
  isBusy?: boolean;
}

/** The end of a paged list: loads the next page, and is empty after the last one. */
export function NextPage<TQuery extends OperationType>({
  label,
  pages,
  size = pageSize,
  isBusy = false,
}: Props<TQuery>) {
  const { hasNext, isLoadingNext, loadNext } = pages;
  const { hasFailed, load } = useNextPage(loadNext, size);
  return hasNext ? (
    <LoadMore label={label} isLoading={isLoadingNext || isBusy} hasFailed={hasFailed} onLoad={load} />
  ) : null;
}
