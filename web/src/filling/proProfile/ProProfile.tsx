import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ProProfileQuery } from '../../__generated__/ProProfileQuery.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { NoProfile } from '../../pros/profiles/NoProfile.tsx';
import { ProProfileHead } from '../../pros/profiles/ProProfileHead.tsx';
import { ProProfileTabs } from '../../pros/profiles/ProProfileTabs.tsx';

/** All about one pro: who they are, how they are rated, where they worked, what they may do. */
export default function ProProfile({ queryRef }: { queryRef: PreloadedQuery<ProProfileQuery> }) {
  const data = usePreloadedQuery<ProProfileQuery>(
    graphql`
      query ProProfileQuery($uuid: ID!, $locationId: DatabaseId!) @preloadable @throwOnFieldError {
        pro(uuid: $uuid) @catch {
          ...ProProfileHead_pro
          ...ProProfileTabs_pro
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
  if (!pro) return <NoProfile />;
  return (
    <>
      <ProProfileHead pro={pro} location={data.location ?? null} />
      <ProProfileTabs pro={pro} zone={data.location?.timeZone ?? null} />
    </>
  );
}
