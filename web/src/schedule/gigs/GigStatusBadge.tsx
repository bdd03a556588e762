import {
  gigListStatuses,
  gigListStatusLabel,
  type GigListStatus,
} from '@brigade/domain/schedule/gigs/gigListStatus.ts';
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

/** The state of a gig, in the words of the list's filter. */
export function GigStatusBadge({ gig }: { gig: GigStatusBadge_gig$key }) {
  const { listStatus, status: lifeStatus } = useFragment(
    graphql`
      fragment GigStatusBadge_gig on Gig @throwOnFieldError {
        listStatus
        status
      }
    `,
    gig,
  );
  // To the list it is one of those that have no pros yet; nobody can find any before the location is approved.
  if (lifeStatus === 'UNAPPROVED') return <StatusBadge tone="info">Waits for approval</StatusBadge>;
  const status = gigListStatuses.find((known) => known === listStatus);
  if (!status) return null;
  return <StatusBadge tone={tones[status]}>{gigListStatusLabel(status)}</StatusBadge>;
}
