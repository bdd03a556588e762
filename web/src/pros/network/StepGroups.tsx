import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { StepGroupsQuery } from '../../__generated__/StepGroupsQuery.graphql.ts';
import { CheckboxGroup } from '../../ui/fields/CheckboxGroup.tsx';
import { prosCount } from '../groups/prosCount.ts';

interface Props {
  queryRef: PreloadedQuery<StepGroupsQuery>;
  /** Global ids. */
  selected: readonly string[];
  errorMessage: string | undefined;
  onChange: (groupIds: readonly string[]) => void;
}

/** The groups that can see a gig before the rest of the network; nothing where there are none. */
export function StepGroups({ queryRef, selected, errorMessage, onChange }: Props) {
  const { location } = usePreloadedQuery<StepGroupsQuery>(
    graphql`
      query StepGroupsQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) {
          proGroups(first: 100) {
            edges {
              node {
                id
                name
                memberCount
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const groups = location?.proGroups?.edges ?? [];
  if (groups.length === 0) return null;
  return (
    <CheckboxGroup
      label="Groups that see it first"
      description="If you choose none, the whole network sees it immediately."
      options={groups.map(({ node }) => ({
        value: node.id,
        label: node.name,
        description: prosCount(node.memberCount),
      }))}
      value={selected}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  );
}
