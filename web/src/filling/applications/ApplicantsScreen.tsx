import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { ApplicantsScreenQuery } from '../../__generated__/ApplicantsScreenQuery.graphql.ts';
import { FillingAdvice } from '../advice/FillingAdvice.tsx';
import { GigHeader } from '../../schedule/gigs/GigHeader.tsx';
import { GigUnavailable } from '../../schedule/gigs/GigUnavailable.tsx';
import { useGigLive } from '../../schedule/gigs/useGigLive.ts';
import { useLiveList } from '../../platform/live/useLiveList.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { ApplicantList } from './ApplicantList.tsx';
import type { ApplicantsChoice } from './applicantsSearch.ts';
import { ApplicantsToolbar } from './ApplicantsToolbar.tsx';

interface Props {
  list: ScreenQuery<ApplicantsScreenQuery>;
  locationId: number;
  choice: ApplicantsChoice;
  onChosen: (choice: ApplicantsChoice) => void;
  /** Opens the profile of another pro; null closes it. */
  onProfileChosen: (uuid: string | null) => void;
}

/** The selection list of a gig: who applied, and who gets the places. */
export function ApplicantsScreen({ list, locationId, choice, onChosen, onProfileChosen }: Props) {
  // While another stage loads, the current rows stay.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<ApplicantsScreenQuery>(
    graphql`
      query ApplicantsScreenQuery(
        $gigId: DatabaseId!
        $stage: ApplicantStage!
        $orderBy: GigApplicationOrder!
      ) @preloadable @throwOnFieldError {
        gig(databaseId: $gigId) @catch {
          ...useGigLive_gig
          location {
            databaseId
          }
          ...GigHeader_gig
          ...GigHeader_access
          ...ApplicantsToolbar_access
          ...FillingAdvice_gig
          ...ApplicantsToolbar_gig
          ...ApplicantList_access
          ...ApplicantList_gig
        }
      }
    `,
    useHeldQuery(shown),
  );
  const gig = valueOrNull(data.gig);
  const [rows, refresh] = useLiveList(shown);
  const live = useGigLive(gig ?? null, refresh);
  if (!gig || gig.location?.databaseId !== locationId) return <GigUnavailable locationId={locationId} />;

  return (
    <>
      <GigHeader gig={gig} access={gig} locationId={locationId} currentTab="applicants" live={live} />
      <FillingAdvice gig={gig} locationId={locationId} />
      <ApplicantsToolbar gig={gig} access={gig} locationId={locationId} choice={choice} onChosen={onChosen} />
      <ApplicantList
        // A selection or a refusal belongs to the rows of one stage.
        key={shown.queryRef.variables.stage}
        gig={gig}
        access={gig}
        list={rows}
        choice={choice}
        isBusy={shown !== list}
        locationId={locationId}
        onProfileChosen={onProfileChosen}
      />
    </>
  );
}
