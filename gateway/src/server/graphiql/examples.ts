/** A tab of GraphiQL that is open at the first visit. */
export interface Example {
  readonly query: string;
  /** JSON. */
  readonly variables?: string;
}

function variables(values: unknown): string {
  return JSON.stringify(values, null, 2);
}

/** Queries to begin with, in the order in which one would run them. */
export const examples: readonly Example[] = [
  {
    query: `# 1. Ask for a sign-in code. The bar above does this too, and keeps the token.
# Outside production the code stands in the outbox.
mutation RequestCode($input: RequestSignInCodeInput!) {
  requestSignInCode(input: $input) {
    expiresInSeconds
    resendAfterSeconds
    errors { code message path }
  }
}
`,
    variables: variables({ input: { email: 'manager@brigade.example' } }),
  },
  {
    query: `# 2. Exchange the code for a token, and put it into the headers below:
# { "Authorization": "Bearer ..." }
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    token
    expiresInSeconds
    viewer { fullName }
    errors { code message path details { name value } }
  }
}
`,
    variables: variables({ input: { email: 'manager@brigade.example', code: '000000' } }),
  },
  {
    query: `# 3. Who am I, where may I work, and what is on there?
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
    query: `# 4. Who has applied to a gig? "id" of an application is what the next mutation takes.
query Applicants($gig: Int!) {
  gig(databaseId: $gig) {
    skill { name }
    startTime
    fill { places selected confirmed openApplications }
    applications(first: 25, filter: { stage: OPEN }) {
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
    variables: variables({ gig: 1 }),
  },
  {
    query: `# 5. Select applicants. Each has its own result; one that fails does not stop the others.
mutation Select($input: SelectApplicantsInput!) {
  selectApplicants(input: $input) {
    results {
      applicationId
      application { status }
      errors { code message }
    }
    errors { code message path }
  }
}
`,
    variables: variables({ input: { applicationIds: [] } }),
  },
];
