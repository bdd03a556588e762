import { graphql, useFragment } from 'react-relay/hooks';
import type { GroupPicker_location$key } from '../../__generated__/GroupPicker_location.graphql.ts';
import { CheckboxGroup } from '../../ui/fields/CheckboxGroup.tsx';

interface Props {
  location: GroupPicker_location$key;
  /** Ids of the nodes. */
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
  errorMessage?: string | undefined;
}

/** Picks groups of the location's network; nothing where it has none. */
export function GroupPicker({ location, selected, onChange, errorMessage }: Props) {
  const { proGroups } = useFragment(
    graphql`
      fragment GroupPicker_location on Location @throwOnFieldError {
        proGroups(first: 100) @catch(to: NULL) {
          edges {
            node {
              id
              name
              memberCount
            }
          }
        }
      }
    `,
    location,
  );
  const groups = proGroups?.edges.map(({ node }) => node) ?? [];
  if (groups.length === 0) return null;
  return (
    <CheckboxGroup
      label="Groups"
      description="Pros in several groups get one offer."
      value={selected}
      onChange={onChange}
      errorMessage={errorMessage}
      options={groups.map(({ id, name, memberCount }) => ({
        value: id,
        label: name,
        description: memberCount === 1 ? '1 pro' : `${memberCount} pros`,
        isDisabled: memberCount === 0,
      }))}
    />
  );
}
