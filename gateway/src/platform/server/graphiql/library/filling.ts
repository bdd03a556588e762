import type { LibraryTask } from './libraryTask.ts';

export const filling: LibraryTask = {
  task: 'Fill a gig',
  operations: [
    {
      title: 'Who has applied to a gig',
      description: 'The applicants with their match. The "id" of an application is what selecting takes.',
      permissions: 'Every role at the location. Token scope READ.',
      text: `query Applicants($gig: DatabaseId!) {
  gig(databaseId: $gig) {
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
      variables: { gig: 1 },
    },
    {
      title: 'One application',
      description: 'An application by its number, for example after a webhook named it.',
      permissions: 'Every role at the location. Token scope READ.',
      text: `query Application($application: DatabaseId!) {
  gigApplication(databaseId: $application) {
    id
    status
    appliedAt
    gig { databaseId startTime }
    pro { displayName }
    match { score }
  }
}
`,
      variables: { application: 1 },
    },
    {
      title: 'Select applicants',
      description: 'Each has its own result; one that fails does not stop the others.',
      permissions: 'Team members and above, at the location. Token scope ROSTER.',
      text: `mutation Select($applicationIds: [ID!]!) {
  selectApplicants(input: { applicationIds: $applicationIds }) {
    results {
      applicationId
      application { status }
      errors { code message }
    }
    errors { code message path }
  }
}
`,
      variables: { applicationIds: [] },
    },
    {
      title: 'Follow the applicants of a gig',
      description: 'Each change with its current data. Keep the cursor, and resume after it.',
      permissions: 'Every role at the location. Token scope READ.',
      text: `subscription ApplicantChanges($gigId: ID!, $after: String) {
  gigApplicationsChanged(gigId: $gigId, after: $after) {
    cursor
    hasGap
    changes { subject action application { id status pro { displayName } } }
  }
}
`,
      variables: { gigId: 'R2lnOjE=' },
    },
    {
      title: 'Follow the gigs of a location',
      description: 'Changes of its gigs, their applications and direct offers.',
      permissions: 'Every role at the location. Token scope READ.',
      text: `subscription GigChanges($locationId: ID!, $after: String) {
  locationGigsChanged(locationId: $locationId, after: $after) {
    cursor
    hasGap
    changes { subject action gigDatabaseId }
  }
}
`,
      variables: { locationId: 'TG9jYXRpb246MQ==' },
    },
    {
      title: 'Follow the gigs of all your locations',
      description: 'Changes of the gigs of every location where you have a role, on one connection.',
      permissions: 'Every role. Token scope READ.',
      text: `subscription ManagedGigChanges($after: String) {
  managedGigsChanged(after: $after) {
    cursor
    hasGap
    changes { subject action gigDatabaseId }
  }
}
`,
    },
  ],
};
