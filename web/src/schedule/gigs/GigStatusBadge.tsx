import {
  gigListStatuses,
  gigListStatusLabel,
  type GigListStatus,
} from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { isShortStaffed } from '@brigade/domain/schedule/gigs/shortStaffed.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigStatusBadge_gig$key } from '../../__generated__/GigStatusBadge_gig.graphql.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';

const tones: Record<GigListStatus, Tone> = {
  UNFILLED: 'warning',
  READY: 'success',
  COMPLETED: 'neutral',
  PAYMENT_DUE: 'info',
  PAYMENT_ERROR: 'danger',
  CANCELLED: 'neutral',
};

/** The status of a gig, with the labels of the list filter, and how many of its pros are missing. */
export function GigStatusBadge({ gig }: { gig: GigStatusBadge_gig$key }) {
  const {
    listStatus,
    status: lifeStatus,
    fill,
  } = useFragment(
    graphql`
      fragment GigStatusBadge_gig on Gig @throwOnFieldError {
        listStatus
        status
        fill {
          places
          confirmed
          missing
        }
      }
    `,
    gig,
  );
  // The list status is UNFILLED, but the gig cannot be filled until the location is approved.
  if (lifeStatus === 'UNAPPROVED') return <StatusBadge tone="info">Pending approval</StatusBadge>;
  const status = gigListStatuses.find((known) => known === listStatus);
  if (!status) return null;
  const { places, confirmed, missing } = fill;
  return (
    <>
      {isShortStaffed(status, { places, confirmed }) ? (
        <StatusBadge tone="warning">Short-staffed</StatusBadge>
      ) : (
        <StatusBadge tone={tones[status]}>{gigListStatusLabel(status)}</StatusBadge>
      )}
      {missing ? <StatusBadge tone="danger">{`${missing} not clocked in`}</StatusBadge> : null}
    </>
  );
}
