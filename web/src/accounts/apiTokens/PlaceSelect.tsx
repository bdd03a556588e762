import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { PlaceSelectQuery } from '../../__generated__/PlaceSelectQuery.graphql.ts';
import { Select } from '../../ui/fields/Select.tsx';
import type { FieldBinding } from '../../ui/forms/useForm.ts';

interface Props {
  queryRef: PreloadedQuery<PlaceSelectQuery>;
  field: FieldBinding<string>;
}

/** The viewer's organizations and locations to choose from. */
export function PlaceSelect({ queryRef, field }: Props) {
  const { viewer } = usePreloadedQuery<PlaceSelectQuery>(
    graphql`
      query PlaceSelectQuery @preloadable @throwOnFieldError {
        viewer {
          organizations(first: 100) {
            edges {
              node {
                id
                name
              }
            }
          }
          locations(first: 100) {
            edges {
              node {
                id
                name
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const organizations = viewer?.organizations?.edges ?? [];
  const locations = viewer?.locations?.edges ?? [];
  return (
    <Select
      {...field}
      label="Where"
      options={[
        { value: '', label: 'Everywhere you work' },
        ...organizations.map(({ node }) => ({
          value: `organization ${node.id}`,
          label: node.name,
          description: 'All its locations',
        })),
        ...locations.map(({ node }) => ({ value: `location ${node.id}`, label: node.name })),
      ]}
    />
  );
}
