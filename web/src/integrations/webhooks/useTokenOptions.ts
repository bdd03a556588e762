import { graphql, useFragment } from 'react-relay/hooks';
import type { useTokenOptions_user$key } from '../../__generated__/useTokenOptions_user.graphql.ts';
import { isOver } from '../../accounts/apiTokens/isOver.ts';
import type { SelectOption } from '../../ui/fields/Select.tsx';

/** The viewer's API tokens that a webhook can have: those that work. */
export function useTokenOptions(user: useTokenOptions_user$key): SelectOption[] {
  const { apiTokens } = useFragment(
    graphql`
      fragment useTokenOptions_user on User {
        apiTokens(first: 50) @catch(to: NULL) {
          edges {
            node {
              id
              name
              placeName
              expiresAt
            }
          }
        }
      }
    `,
    user,
  );
  return (apiTokens?.edges ?? [])
    .filter(({ node }) => !isOver(node.expiresAt))
    .map(({ node }) => ({
      value: node.id,
      label: node.name,
      description: node.placeName ?? 'Everywhere you work',
    }));
}
