import { graphql } from 'relay-runtime';

/** The advice on a gig among what a refetch of its applicants renews: it depends on who they are. */
export const adviceRefetch = {
  fragment: graphql`
    fragment adviceRefetch_gig on Gig {
      ...FillingAdvice_suggestions
    }
  `,
  /** The variables of such a refetch. */
  variables: { withAdvice: true },
} as const;
