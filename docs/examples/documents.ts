export const locations = /* GraphQL */ `
  query Locations {
    viewer {
      activeLocations {
        id
        liveCursor
      }
    }
  }
`;

export interface Locations {
  readonly viewer: {
    readonly activeLocations: readonly { readonly id: string; readonly liveCursor: string | null }[];
  };
}

export const openShifts = /* GraphQL */ `
  query OpenShifts($locationId: ID!, $after: String) {
    node(id: $locationId) {
      ... on Location {
        gigs(first: 10, after: $after, filter: { statuses: [UNFILLED] }) {
          edges {
            node {
              id
              databaseId
              revision
              startTime
              startCountsAsPast
              skill {
                name
              }
              fill {
                places
                confirmed
              }
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`;

export interface Shift {
  readonly id: string;
  readonly databaseId: number;
  /** Grows with each change. */
  readonly revision: number | null;
  readonly startTime: string;
  readonly startCountsAsPast: boolean;
  readonly skill: { readonly name: string };
  readonly fill: { readonly places: number; readonly confirmed: number };
}

export interface OpenShifts {
  readonly node: {
    readonly gigs: {
      readonly edges: readonly { readonly node: Shift }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  };
}

export const changeInstructions = /* GraphQL */ `
  mutation ChangeInstructions($input: UpdateGigInput!) {
    updateGig(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

export interface ChangeInstructions {
  readonly updateGig: { readonly errors: readonly { readonly code: string; readonly message: string }[] };
}

export const changes = /* GraphQL */ `
  subscription Changes($locationId: ID!, $after: String) {
    locationGigsChanged(locationId: $locationId, after: $after) {
      changes {
        gig {
          id
          specialInstructions
        }
      }
    }
  }
`;

export interface Changes {
  readonly locationGigsChanged: {
    readonly changes: readonly {
      readonly gig: { readonly id: string; readonly specialInstructions: string } | null;
    }[];
  };
}
