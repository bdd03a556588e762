import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { StandbyListQuery } from '../../__generated__/StandbyListQuery.graphql.ts';
import type { PickedPro } from '../../pros/search/ProPicker.tsx';
import { StandbyRow } from './StandbyRow.tsx';
import styles from './Standbys.module.css';

interface Props {
  queryRef: PreloadedQuery<StandbyListQuery>;
  selected: readonly PickedPro[];
  onToggled: (pro: PickedPro) => void;
}

/** The open applicants of the same shift, best match first. Renders nothing without any. */
export function StandbyList({ queryRef, selected, onToggled }: Props) {
  const { node } = usePreloadedQuery<StandbyListQuery>(
    graphql`
      query StandbyListQuery($applicationId: ID!) @preloadable @throwOnFieldError {
        node(id: $applicationId) {
          ... on GigApplication {
            gig {
              applications(first: 20, filter: { stage: OPEN }, orderBy: BEST_MATCH) {
                edges {
                  node {
                    id
                    pro {
                      id
                    }
                    ...StandbyRow_application
                  }
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const waiting = node?.gig?.applications?.edges ?? [];
  if (waiting.length === 0) return null;
  return (
    <fieldset className={styles.standbys}>
      <legend>Waiting for this shift, the best match first</legend>
      {waiting.map(({ node: application }) => (
        <StandbyRow
          key={application.id}
          application={application}
          isSelected={selected.some(({ id }) => id === application.pro.id)}
          onToggled={onToggled}
        />
      ))}
    </fieldset>
  );
}
