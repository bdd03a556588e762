import { graphql, useFragment } from 'react-relay/hooks';
import type { GigRecurrence_gig$key } from '../../__generated__/GigRecurrence_gig.graphql.ts';

interface Props {
  gig: GigRecurrence_gig$key;
}

/** The recurrence rule of a recurring gig in words: "Every week on Friday until March 3, 8 shifts". */
export function GigRecurrence({ gig }: Props) {
  const { bundleSize, recurrence } = useFragment(
    graphql`
      fragment GigRecurrence_gig on Gig {
        bundleSize
        recurrence @catch(to: NULL) {
          text
        }
      }
    `,
    gig,
  );
  const rule = recurrence?.text ?? 'Repeats';
  return bundleSize === null || bundleSize === 1 ? rule : `${rule}, ${bundleSize} shifts`;
}
