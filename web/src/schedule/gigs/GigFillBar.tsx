import { graphql, useFragment } from 'react-relay/hooks';
import type { GigFillBar_gig$key } from '../../__generated__/GigFillBar_gig.graphql.ts';
import { FillBar } from '../../ui/layout/FillBar.tsx';

/** A bar of confirmed and selected pros. */
export function GigFillBar({ gig }: { gig: GigFillBar_gig$key }) {
  const { fill } = useFragment(
    graphql`
      fragment GigFillBar_gig on Gig @throwOnFieldError {
        fill {
          confirmed
          selected
          places
        }
      }
    `,
    gig,
  );
  // `selected` includes confirmed pros.
  return (
    <FillBar confirmed={fill.confirmed} selected={fill.selected - fill.confirmed} places={fill.places} />
  );
}
