import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { SearchedProQuery } from '../../__generated__/SearchedProQuery.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { AddNoteButton } from '../notes/AddNoteButton.tsx';
import { ProNotes } from '../notes/ProNotes.tsx';
import { NoProfile } from '../profiles/NoProfile.tsx';
import { ProProfileHead } from '../profiles/ProProfileHead.tsx';
import { ProProfileTabs } from '../profiles/ProProfileTabs.tsx';
import { OfferButton } from './OfferButton.tsx';

interface Props {
  queryRef: PreloadedQuery<SearchedProQuery>;
  locationId: number;
  /** Whether the viewer may offer shifts. */
  canOffer: boolean;
  /** Whether the pro is among those who are picked from the list. */
  isPicked: boolean;
  onPicked: (isPicked: boolean) => void;
}

/** One pro of the search: who they are, what the team notes about them, and what the location can do with them. */
export default function SearchedPro({ queryRef, locationId, canOffer, isPicked, onPicked }: Props) {
  const data = usePreloadedQuery<SearchedProQuery>(
    graphql`
      query SearchedProQuery($uuid: ID!, $locationId: DatabaseId!) @preloadable @throwOnFieldError {
        pro(uuid: $uuid) @catch {
          ...ProProfileHead_pro
          ...ProProfileTabs_pro
          ...OfferButton_pro
          ...AddNoteButton_pro
          ...ProNotes_pro
          atLocation(locationDatabaseId: $locationId) {
            ...ProNotes_atLocation
          }
        }
        location(databaseId: $locationId) @catch(to: NULL) {
          timeZone
          viewerCanManageApplicants @catch(to: NULL)
          ...ProProfileHead_location
          ...AddNoteButton_location
          ...ProNotes_location
        }
      }
    `,
    queryRef,
  );
  const [tab, setTab] = useState('about');
  const pro = valueOrNull(data.pro);
  if (!pro) return <NoProfile />;

  const { location = null } = data;
  const zone = location?.timeZone ?? null;
  const notes =
    location?.viewerCanManageApplicants === true ? (
      <ProNotes pro={pro} atLocation={pro.atLocation} location={location} zone={zone} hasCard={false} />
    ) : null;
  return (
    <>
      <ProProfileHead
        pro={pro}
        location={location}
        actions={
          <>
            <OfferButton pro={pro} locationId={locationId} canOffer={canOffer} />
            <Button
              variant="outlined"
              size="small"
              aria-pressed={isPicked}
              icon={isPicked ? <Check aria-hidden="true" /> : null}
              onPress={() => onPicked(!isPicked)}
            >
              Compare
            </Button>
            {location ? (
              <AddNoteButton pro={pro} location={location} onAdded={() => setTab('notes')} />
            ) : null}
          </>
        }
      />
      <ProProfileTabs
        pro={pro}
        zone={zone}
        notes={notes}
        selectedId={tab === 'notes' && !notes ? 'about' : tab}
        onSelected={setTab}
      />
    </>
  );
}
