import { fetchQuery, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { KeyType } from 'react-relay/ReactRelayTypes';
import {
  getFragment,
  getRefetchMetadata,
  getSingularSelector,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';
import { isFinalFault } from '../live/finalFault.ts';
import { refetchOf } from '../relay/requestMetadata.ts';

/**
 * A paged list, with a refetch of its own: Relay's replaces the rows by an error when it fails. This one changes the
 * rows in place when its response has arrived, and only if that has all of them.
 */
export function usePages<TQuery extends OperationType, TKey extends KeyType>(
  fragment: GraphQLTaggedNode,
  key: TKey,
) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<TQuery, TKey>(fragment, key);
  const environment = useRelayEnvironment();

  /**
   * Asks again for the first rows, with these variables instead of the list's.
   *
   * @returns whether it is done: false after a failure that a retry may fix
   */
  const refetch = (variables: Partial<TQuery['variables']>, onFailed?: () => void): Promise<boolean> => {
    const node = getFragment(fragment);
    const { refetchableRequest, identifierInfo } = getRefetchMetadata(node, 'usePages');
    const { owner, variables: own, dataID } = getSingularSelector(node, key);
    const id = identifierInfo == null ? {} : { [identifierInfo.identifierQueryVariableName]: dataID };
    const refetched = fetchQuery<TQuery>(
      environment,
      refetchableRequest,
      { ...owner.variables, ...own, ...variables, ...id },
      { fetchPolicy: 'network-only', networkCacheConfig: refetchOf(null) },
    );
    return new Promise((resolve) => {
      refetched.subscribe({
        complete: () => resolve(true),
        error: (error: unknown) => {
          onFailed?.();
          resolve(isFinalFault(error));
        },
      });
    });
  };
  return { data, hasNext, isLoadingNext, loadNext, refetch };
}
