import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationAddOns_location$key } from '../../__generated__/LocationAddOns_location.graphql.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { AddOnCards } from './AddOnCards.tsx';
import styles from './LocationAddOns.module.css';

/** A location's add-ons, to look at or to change; a word of explanation for those who may see none. */
export function LocationAddOns({ location }: { location: LocationAddOns_location$key }) {
  const data = useFragment(
    graphql`
      fragment LocationAddOns_location on Location @throwOnFieldError {
        id
        timeZone
        viewerCanManageAddOns @catch(to: NULL)
        viewerCannotManageAddOnsReason @catch(to: NULL)
        # A location has booked each of five kinds a few times in its life.
        addOns(first: 100) @catch(to: NULL) {
          edges {
            node {
              ...AddOnCards_addOn
            }
          }
        }
      }
    `,
    location,
  );
  const canManage = data.viewerCanManageAddOns === true;
  const reason = data.viewerCannotManageAddOnsReason ?? 'Your role does not allow it.';
  if (!data.addOns) {
    return (
      <EmptyState illustration={<NoPermission />} title="You cannot see the add-ons of this location">
        {reason}
      </EmptyState>
    );
  }

  return (
    <div className={styles.sections}>
      {canManage ? null : (
        <InlineAlert tone="info" title="You can view add-ons but not book them">
          {reason}
        </InlineAlert>
      )}
      <AddOnCards
        addOns={data.addOns.edges.map(({ node }) => node)}
        locationId={data.id}
        timeZone={data.timeZone ?? null}
        canManage={canManage}
      />
    </div>
  );
}
