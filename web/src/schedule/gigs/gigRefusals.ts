import { graphql, readInlineData } from 'relay-runtime';
import type { gigRefusals_result$key } from '../../__generated__/gigRefusals_result.graphql.ts';

/** The error message of each refused gig by its global ID. Empty if all succeeded. */
export type GigRefusals = ReadonlyMap<string, string>;

interface Payload {
  readonly errors: readonly { readonly message: string }[];
  readonly results: readonly gigRefusals_result$key[];
}

/** The refusals of a bulk mutation. An error of the whole input is repeated for every gig. */
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

/** The distinct reasons as a toast description, because refused gigs may no longer be in the list. */
export function refusalReasons(refusals: GigRefusals): { description?: string } {
  const reasons = new Set(refusals.values());
  return reasons.size === 0 ? {} : { description: [...reasons].join(' ') };
}
