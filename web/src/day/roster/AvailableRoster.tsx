import type { ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AvailableRoster_gig$key } from '../../__generated__/AvailableRoster_gig.graphql.ts';
import { isMissing } from '../../platform/relay/caught.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoApplicants } from '../../ui/illustrations/NoApplicants.tsx';
import { Roster } from './Roster.tsx';

interface Props extends Omit<ComponentProps<typeof Roster>, 'gig'> {
  gig: AvailableRoster_gig$key;
}

/** The roster of a gig, or a note where the server has no rosters. */
export function AvailableRoster({ gig, ...rest }: Props) {
  const data = useFragment(
    graphql`
      fragment AvailableRoster_gig on Gig @throwOnFieldError {
        roster @catch {
          __typename
        }
        ...Roster_gig
      }
    `,
    gig,
  );
  if (!isMissing(data.roster)) return <Roster gig={data} {...rest} />;
  return (
    <EmptyState illustration={<NoApplicants />} title="No roster">
      The roster of this shift is not available. Its applicants show who is confirmed.
    </EmptyState>
  );
}
