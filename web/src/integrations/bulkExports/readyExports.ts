/** The exports to choose from. */
export const readyExports = ['gigs', 'applicants', 'network'] as const;

export type ReadyExport = (typeof readyExports)[number];

/** What they are called, and what their rows are. */
export const readyExportOptions = [
  { value: 'gigs', label: 'All shifts of a year', description: 'Also cancelled ones.' },
  { value: 'applicants', label: 'Applicants of a shift', description: 'With their status and rating.' },
  {
    value: 'network',
    label: 'Pros of my network',
    description: 'With their rating and the day they joined.',
  },
] as const satisfies readonly { value: ReadyExport; label: string; description: string }[];

/** The documents; tagged as code, whose names are those of the schema. */
export const exportDocuments: Readonly<Record<ReadyExport, string>> = {
  gigs: String.raw`query ($location: DatabaseId!, $from: DateTime!, $to: DateTime!) {
  location(databaseId: $location) {
    gigs(filter: { startsAtOrAfter: $from, startsAtOrBefore: $to }) {
      totalCount
      edges {
        node {
          databaseId
          status
          skill { name }
          startTime
          endTime
          fill { places confirmed }
          event { name }
          location { name }
        }
      }
    }
  }
}`,
  applicants: String.raw`query ($gig: DatabaseId!) {
  gig(databaseId: $gig) {
    applications {
      totalCount
      edges {
        node {
          databaseId
          status
          pro { displayName performance { rating gigsWorked } }
        }
      }
    }
  }
}`,
  network: String.raw`query ($location: DatabaseId!) {
  location(databaseId: $location) {
    networkMembers {
      totalCount
      edges { node { pro { displayName performance { rating gigsWorked } } source joinedAt addedByName } }
    }
  }
}`,
};
