/** An operation to begin with. */
export interface ExampleOperation {
  /** What it is for. */
  readonly title: string;
  readonly text: string;
}

/** Example operations, in the order in which to run them, with placeholders to fill in. */
export const examples: readonly ExampleOperation[] = [
  {
    title: 'Where you may work, and what is still to be filled there',
    text: `# 1. Who am I, where may I work, and what is still to be filled there?
query MyLocations {
  viewer {
    fullName
    activeLocations {
      databaseId
      name
      timeZone
      gigs(first: 5, filter: { statuses: [UNFILLED] }) {
        totalCount
        nodes {
          databaseId
          startTime
          skill { name }
          fill { places confirmed openApplications }
        }
      }
    }
  }
}
`,
  },
  {
    title: 'Who has applied to a gig',
    text: `# 2. Who has applied to a gig? The "id" of an application is what the next mutation takes.
query Applicants {
  gig(databaseId: 1) {
    skill { name }
    startTime
    fill { places selected confirmed openApplications }
    applications(first: 25) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes {
        id
        status
        matchScore
        pro { displayName badges performance { rating gigsWorked } }
      }
    }
  }
}
`,
  },
  {
    title: 'Select applicants',
    text: `# 3. Select applicants, by the ids of their applications.
# Each has its own result; one that fails does not stop the others.
mutation Select {
  selectApplicants(input: { applicationIds: [] }) {
    results {
      applicationId
      application { status }
      errors { code message }
    }
    errors { code message path }
  }
}
`,
  },
  {
    title: 'Export a whole list to a file, in the background',
    text: `# 4. Export a whole list to a file, in the background. The document has exactly one connection.
mutation Export {
  startExport(
    input: {
      format: CSV
      document: "{ location(databaseId: 1) { gigs { totalCount edges { node { databaseId status startTime } } } } }"
    }
  ) {
    export { id databaseId state pageCost }
    errors { code message path }
  }
}
`,
  },
  {
    title: 'Follow an export to its end',
    text: `# 5. Follow it to its end. The download URL is a path of this server, and works for 15 to 30 minutes.
subscription ExportProgress {
  exportChanged(exportId: "") { state rowCount expectedRowCount failure downloadUrl }
}
`,
  },
];

/**
 * The editor's initial content: all examples in one document, of which GraphiQL runs the selected one.
 * (Separate tabs could not be opened: the tabs' animation swallows clicks on the first visit.)
 */
export const firstDocument = `# Sign in with the bar above, then run one of these.\n\n${examples.map(({ text }) => text).join('\n')}`;
