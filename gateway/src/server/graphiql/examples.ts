/** A tab of GraphiQL that is open at the first visit. */
export interface Example {
  readonly query: string;
}

/** Queries to begin with, in the order in which one would run them; what is to be filled in stands in them. */
export const examples: readonly Example[] = [
  {
    query: `# 1. Ask for a sign-in code. The bar above does this too, and keeps the token.
# Outside production the code stands in the outbox.
mutation RequestCode {
  requestSignInCode(input: { email: "manager@brigade.example" }) {
    expiresInSeconds
    resendAfterSeconds
    errors { code message path }
  }
}
`,
  },
  {
    query: `# 2. Exchange the code for a token, and put it into the headers below:
# { "Authorization": "Bearer ..." }
mutation SignIn {
  signIn(input: { email: "manager@brigade.example", code: "000000" }) {
    token
    expiresInSeconds
    viewer { fullName }
    errors { code message path details { name value } }
  }
}
`,
  },
  {
    query: `# 3. Who am I, where may I work, and what is still to be filled there?
query MyLocations {
  viewer {
    fullName
    activeLocations {
      databaseId
      name
      timeZone
      gigs(first: 5, filter: { statuses: [UNFILLED] }) {
        totalCount
        edges {
          node {
            databaseId
            startTime
            skill { name }
            fill { places confirmed openApplications }
          }
        }
      }
    }
  }
}
`,
  },
  {
    query: `# 4. Who has applied to a gig? The "id" of an application is what the next mutation takes.
query Applicants {
  gig(databaseId: 1) {
    skill { name }
    startTime
    fill { places selected confirmed openApplications }
    applications(first: 25) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          id
          status
          matchScore
          pro { displayName badges performance { rating gigsWorked } }
        }
      }
    }
  }
}
`,
  },
  {
    query: `# 5. Select applicants, by the ids of their applications.
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
];
