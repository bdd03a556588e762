import type { LoadMoreFn } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';

/** A paged list, as its pagination hook returns it. */
export interface Pages<TQuery extends OperationType> {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: LoadMoreFn<TQuery>;
}

/** A paged list that refetches its rows in place, as `usePages` returns it. */
export interface RefetchablePages<TQuery extends OperationType> extends Pages<TQuery> {
  readonly refetch: (variables: { readonly count: number }, onFailed: () => void) => Promise<boolean>;
  /** How many rows a page may have: fewer where rows cost much. Default: the gateway's largest page. */
  readonly mostRows?: number;
}
