import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigDialogs_gig$key } from '../../__generated__/GigDialogs_gig.graphql.ts';

const BoostDialog = lazy(() => import('../../filling/boosts/BoostDialog.tsx'));
const CancelGigsDialog = lazy(() => import('../../schedule/cancelling/CancelGigsDialog.tsx'));
const DeleteGigDialog = lazy(() => import('../../schedule/cancelling/DeleteGigDialog.tsx'));
const SaveTemplateDialog = lazy(() => import('../../schedule/gigTemplates/SaveTemplateDialog.tsx'));

/** The dialogs that the menu of a gig opens. */
export type GigDialog = 'template' | 'boost' | 'cancel' | 'delete';

interface Props {
  gig: GigDialogs_gig$key;
  locationId: number;
  opened: GigDialog | null;
  onClosed: () => void;
}

/** The dialog that is open, loaded when it opens. */
export function GigDialogs({ gig, locationId, opened, onClosed }: Props) {
  const data = useFragment(
    graphql`
      fragment GigDialogs_gig on Gig @throwOnFieldError {
        id
        bundleSize
        skill {
          name
        }
        location {
          id
        }
        ...BoostDialog_gig
      }
    `,
    gig,
  );
  return (
    <Suspense>
      {opened === 'template' && data.location ? (
        <SaveTemplateDialog
          template={{ locationId: data.location.id, fromGigId: data.id }}
          suggestedName={data.skill.name}
          onClosed={onClosed}
        />
      ) : null}
      {opened === 'boost' ? <BoostDialog gig={data} suggestedCents={null} onClosed={onClosed} /> : null}
      {opened === 'cancel' ? (
        <CancelGigsDialog
          gigIds={[data.id]}
          isSeries={(data.bundleSize ?? 1) > 1}
          onClosed={onClosed}
          onCancelled={onClosed}
        />
      ) : null}
      {opened === 'delete' ? (
        <DeleteGigDialog gigId={data.id} name={data.skill.name} locationId={locationId} onClosed={onClosed} />
      ) : null}
    </Suspense>
  );
}
