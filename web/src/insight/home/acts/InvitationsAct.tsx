import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { InvitationsActQuery } from '../../../__generated__/InvitationsActQuery.graphql.ts';
import invitationsActQuery from '../../../__generated__/InvitationsActQuery$parameters.ts';
import { Fault } from '../../../platform/relay/Fault.ts';
import { ActQuery } from './ActQuery.tsx';
import styles from './acts.module.css';
import { OpenInvitation } from './OpenInvitation.tsx';
import { MovingRows } from '../../../ui/motion/MovingRows.tsx';

/** Follows up invitations to the team that are not accepted. */
export function InvitationsAct({ locationId }: { locationId: number }) {
  return (
    <ActQuery<InvitationsActQuery> parameters={invitationsActQuery} variables={{ locationId }}>
      {(queryRef) => <LoadedInvitations queryRef={queryRef} />}
    </ActQuery>
  );
}

function LoadedInvitations({ queryRef }: { queryRef: PreloadedQuery<InvitationsActQuery> }) {
  const { location } = usePreloadedQuery<InvitationsActQuery>(
    graphql`
      query InvitationsActQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) {
          invitations(first: 5, statuses: [SUBMITTED, ERROR]) {
            __id
            edges {
              node {
                id
                ...OpenInvitation_invitation
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!location?.invitations) throw new Fault('UNKNOWN', 'The invitations could not be loaded.');
  const { __id: listId, edges } = location.invitations;
  if (edges.length === 0) return <p className={styles.note}>No open invitations.</p>;
  return (
    <MovingRows className={styles.rows} aria-label="Open invitations">
      {edges.map(({ node }) => (
        <OpenInvitation key={node.id} invitation={node} listId={listId} />
      ))}
    </MovingRows>
  );
}
