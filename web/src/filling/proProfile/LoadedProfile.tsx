import { lazy } from 'react';
import proProfileQuery from '../../__generated__/ProProfileQuery$parameters.ts';
import { ProfileLoader } from '../../pros/profiles/ProfileLoader.tsx';

const ProProfile = lazy(() => import('./ProProfile.tsx'));

interface Props {
  /** The pro to show; null keeps nothing. */
  uuid: string | null;
  /** The location whose favorites and blocks the profile shows. */
  locationId: number;
}

/** The profile of an applicant for a drawer or panel. */
export function LoadedProfile({ uuid, locationId }: Props) {
  return (
    <ProfileLoader uuid={uuid} locationId={locationId} query={proProfileQuery}>
      {(queryRef) => <ProProfile queryRef={queryRef} />}
    </ProfileLoader>
  );
}
