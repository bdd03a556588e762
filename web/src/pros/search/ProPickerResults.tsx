import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ProPickerResultsQuery } from '../../__generated__/ProPickerResultsQuery.graphql.ts';
import type { PickedPro } from './ProPicker.tsx';
import styles from './ProPicker.module.css';
import { ProPickerRow } from './ProPickerRow.tsx';

interface Props {
  queryRef: PreloadedQuery<ProPickerResultsQuery>;
  title: string;
  emptyText: string;
  selected: readonly PickedPro[];
  onToggled: (pro: PickedPro) => void;
}

/** The pros to choose from. */
export function ProPickerResults({ queryRef, title, emptyText, selected, onToggled }: Props) {
  const { location } = usePreloadedQuery<ProPickerResultsQuery>(
    graphql`
      query ProPickerResultsQuery($locationId: DatabaseId!, $filter: ProFilter!)
      @preloadable
      @throwOnFieldError {
        location(databaseId: $locationId) {
          pros(first: 20, filter: $filter) {
            edges {
              node {
                id
                ...ProPickerRow_pro
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const pros = location?.pros?.edges ?? [];
  if (pros.length === 0) return <p className={styles.empty}>{emptyText}</p>;
  return (
    <fieldset className={styles.results}>
      <legend>{title}</legend>
      {pros.map(({ node }) => (
        <ProPickerRow
          key={node.id}
          pro={node}
          isSelected={selected.some(({ id }) => id === node.id)}
          onToggled={onToggled}
        />
      ))}
    </fieldset>
  );
}
