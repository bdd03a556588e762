import { canBeFound } from '@brigade/domain/insight/search/searchText.ts';
import { graphql } from 'react-relay/hooks';
import type { useSearchResultsQuery } from '../../__generated__/useSearchResultsQuery.graphql.ts';
import { useDebouncedQuery } from '../../platform/relay/useDebouncedQuery.ts';
import { resultGroups, type SearchPlace } from './resultGroups.ts';

/** Shorter than for forms: the results are what is waited for. */
const debounceMs = 120;

const query = graphql`
  query useSearchResultsQuery($text: String!) @throwOnFieldError {
    search(text: $text) {
      ...resultGroups_results
    }
  }
`;

/** What the server finds for a text, in groups; the results for an earlier text while the next ones load. */
export function useSearchResults(text: string, place: SearchPlace) {
  const trimmed = text.trim();
  const { data, isLoading, hasFailed } = useDebouncedQuery<useSearchResultsQuery>(
    query,
    canBeFound(trimmed) ? { text: trimmed } : null,
    debounceMs,
  );
  return { groups: data?.search ? resultGroups(data.search, place) : [], isLoading, hasFailed };
}
