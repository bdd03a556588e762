import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { PastWorkPickResultsQuery } from '../../__generated__/PastWorkPickResultsQuery.graphql.ts';
import type { PickedPro } from './ProPicker.tsx';
import styles from './ProPicker.module.css';
import { ProPickerRow } from './ProPickerRow.tsx';

interface Props {
  queryRef: PreloadedQuery<PastWorkPickResultsQuery>;
  selected: readonly PickedPro[];
  onToggled: (pro: PickedPro) => void;
}

/** The pros of the latest 50 times that match, each once. */
export function PastWorkPickResults({ queryRef, selected, onToggled }: Props) {
  const { location } = usePreloadedQuery<PastWorkPickResultsQuery>(
    graphql`
      query PastWorkPickResultsQuery($locationId: DatabaseId!, $filter: PastWorkFilter!)
      @preloadable
      @throwOnFieldError {
        location(databaseId: $locationId) {
          pastWork(first: 50, filter: $filter) {
            edges {
              node {
                pro {
                  id
                  ...ProPickerRow_pro
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const pros = new Map((location?.pastWork?.edges ?? []).map(({ node }) => [node.pro.id, node.pro]));
  if (pros.size === 0) {
    return <p className={styles.empty}>No past work fits. Remove a part, or ask about a longer time.</p>;
  }
  return (
    <fieldset className={styles.results}>
      <legend>Worked before</legend>
      {[...pros].map(([id, pro]) => (
        <ProPickerRow
          key={id}
          pro={pro}
          isSelected={selected.some((picked) => picked.id === id)}
          onToggled={onToggled}
        />
      ))}
    </fieldset>
  );
}
