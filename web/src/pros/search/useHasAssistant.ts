import { graphql } from 'react-relay/hooks';
import type { useHasAssistantQuery } from '../../__generated__/useHasAssistantQuery.graphql.ts';
import { useDebouncedQuery } from '../../platform/relay/useDebouncedQuery.ts';

const query = graphql`
  query useHasAssistantQuery @throwOnFieldError {
    viewer {
      featureFlags @catch(to: NULL)
    }
  }
`;

/**
 * Whether the viewer can ask about past work; also if that is not known. False until there is an answer.
 *
 * @param isAsked whether there is a question; without one, nothing is fetched
 */
export function useHasAssistant(isAsked: boolean): boolean {
  const { data, isLoading } = useDebouncedQuery<useHasAssistantQuery>(query, isAsked ? {} : null, 0);
  if (!isAsked || isLoading) return false;
  return data?.viewer?.featureFlags?.includes('JOBS_HISTORY_ASSISTANT') ?? true;
}
