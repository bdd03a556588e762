import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { TemplatesScreenQuery } from '../../__generated__/TemplatesScreenQuery.graphql.ts';
import { GigTemplatesCard } from '../gigTemplates/GigTemplatesCard.tsx';
import { ManagersOnDutyCard } from '../managersOnDuty/ManagersOnDutyCard.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { ShiftTemplatesCard } from '../shiftTemplates/ShiftTemplatesCard.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import styles from './TemplatesScreen.module.css';

/** The reusable items of a location for posting: gig templates, shift times and managers on duty. */
export function TemplatesScreen({ query }: { query: ScreenQuery<TemplatesScreenQuery> }) {
  const data = usePreloadedQuery<TemplatesScreenQuery>(
    graphql`
      query TemplatesScreenQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          name
          viewerCanPostGigs @catch(to: NULL)
          viewerCannotPostGigsReason @catch(to: NULL)
          ...GigTemplatesCard_location
          ...ShiftTemplatesCard_location
          ...ManagersOnDutyCard_location
        }
      }
    `,
    useHeldQuery(query),
  );
  const location = valueOrNull(data.location);
  // The layout route shows that the location was not found.
  if (!location) return null;
  const canEdit = location.viewerCanPostGigs === true;
  return (
    <div className={styles.sections}>
      <title>{`Templates · ${location.name} · Brigade`}</title>
      {canEdit ? null : (
        <InlineAlert tone="info" title="You have view-only access to templates">
          {location.viewerCannotPostGigsReason ?? 'Your role does not allow it.'}
        </InlineAlert>
      )}
      <GigTemplatesCard location={location} canEdit={canEdit} />
      <ShiftTemplatesCard location={location} canEdit={canEdit} />
      <ManagersOnDutyCard location={location} canEdit={canEdit} />
    </div>
  );
}
