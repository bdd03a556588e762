import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ProProfileQuery } from '../../__generated__/ProProfileQuery.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { Tabs } from '../../ui/navigation/Tabs.tsx';
import { ProAbout } from '../../pros/profiles/ProAbout.tsx';
import { ProCertifications } from '../../pros/profiles/ProCertifications.tsx';
import { ProProfileHead } from '../../pros/profiles/ProProfileHead.tsx';
import { ProRatings } from '../../pros/profiles/ProRatings.tsx';
import { ProWorkHistory } from '../../pros/profiles/ProWorkHistory.tsx';

/** All about one pro: who they are, how they are rated, where they worked, what they may do. */
export default function ProProfile({ queryRef }: { queryRef: PreloadedQuery<ProProfileQuery> }) {
  const data = usePreloadedQuery<ProProfileQuery>(
    graphql`
      query ProProfileQuery($uuid: ID!, $locationId: DatabaseId!) @preloadable @throwOnFieldError {
        pro(uuid: $uuid) @catch {
          ...ProProfileHead_pro
          ...ProAbout_pro
          ...ProRatings_pro
          ...ProWorkHistory_pro
          ...ProCertifications_pro
        }
        location(databaseId: $locationId) @catch(to: NULL) {
          timeZone
          ...ProProfileHead_location
        }
      }
    `,
    queryRef,
  );
  const pro = valueOrNull(data.pro);
  if (!pro) {
    return (
      <EmptyState illustration={<NotFound />} title="Profile not found">
        This pro may have left, or you have no access to the profile.
      </EmptyState>
    );
  }
  return (
    <>
      <ProProfileHead pro={pro} location={data.location ?? null} />
      <Tabs
        label="Profile"
        tabs={[
          { id: 'about', label: 'About', content: <ProAbout pro={pro} headingLevel={4} /> },
          { id: 'ratings', label: 'Ratings', content: <ProRatings pro={pro} /> },
          { id: 'history', label: 'Work history', content: <ProWorkHistory pro={pro} /> },
          {
            id: 'certifications',
            label: 'Certifications',
            content: <ProCertifications pro={pro} zone={data.location?.timeZone ?? null} />,
          },
        ]}
      />
    </>
  );
}
