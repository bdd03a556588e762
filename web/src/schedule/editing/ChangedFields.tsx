import { graphql, useFragment } from 'react-relay/hooks';
import type { ChangedFields_change$key } from '../../__generated__/ChangedFields_change.graphql.ts';
import { FieldChanges } from './FieldChanges.tsx';

/** What is different since a change of a gig. */
export function ChangedFields({ change }: { change: ChangedFields_change$key }) {
  const { fields } = useFragment(
    graphql`
      fragment ChangedFields_change on GigChange {
        fields {
          ...FieldChanges_fields
        }
      }
    `,
    change,
  );
  return <FieldChanges fields={fields} />;
}
