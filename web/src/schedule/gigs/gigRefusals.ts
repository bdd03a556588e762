import { graphql, readInlineData } from 'relay-runtime';
import type { gigRefusals_result$key } from '../../__generated__/gigRefusals_result.graphql.ts';

/** By id of the gig why nothing was done with it; empty when all was done. */
export type GigRefusals = ReadonlyMap<string, string>;

interface Payload {
  readonly errors: readonly { readonly message: string }[];
  readonly results: readonly gigRefusals_result$key[];
}

/** What a mutation refused, gig by gig. What was refused as a whole stands at every gig of the input. */
export function gigRefusals({ errors: [all], results }: Payload, gigIds: readonly string[]): GigRefusals {
  if (all) return new Map(gigIds.map((id) => [id, all.message]));
  return new Map(
    results.flatMap((key) => {
      const { gigId, errors } = readInlineData(
        graphql`
          fragment gigRefusals_result on GigResult @inline {
            gigId
            errors {
              message
            }
          }
        `,
        key,
      );
      return errors[0] ? [[gigId, errors[0].message] as const] : [];
    }),
  );
}

/** Why gigs were refused, each reason once: a gig need not be on the list any more, to carry its own. */
export function refusalReasons(refusals: GigRefusals): { description?: string } {
  const reasons = new Set(refusals.values());
  return reasons.size === 0 ? {} : { description: [...reasons].join(' ') };
}
