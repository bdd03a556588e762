import type { LibraryTask } from './libraryTask.ts';

export const gettingStarted: LibraryTask = {
  task: 'Get started',
  operations: [
    {
      title: 'Where you may work, and what is still to be filled there',
      description: 'Your locations, each with its next gigs that have open places.',
      permissions: 'Everyone who is signed in. Token scope READ.',
      text: `query MyLocations {
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
      title: 'What your API calls have used, and what is left',
      description:
        'Your share of the service, and your use in the last hour, minute by minute and by API token.',
      permissions: 'Everyone who is signed in. Token scope READ.',
      text: `query MyUsage {
  apiUsage {
    callTime { left limit perSecond fullInSeconds }
    minutes { startedAt operations restCalls callSeconds refusals }
    sources {
      apiToken { name hint }
      callTime { left limit fullInSeconds }
      minutes { startedAt operations restCalls callSeconds refusals }
    }
  }
}
`,
    },
    {
      title: 'What an error code means, and what to do',
      description:
        'The catalogue of all errors: faults of GraphQL, and refusals in the payloads of mutations.',
      permissions: 'Everyone who is signed in. Token scope READ.',
      text: `query Errors {
  errorCatalogue { code kind meaning whatToDo isRetryable occursIn }
}
`,
    },
    {
      title: 'Skills, certifications and markets',
      description: 'The lists that other operations refer to by ID or number. They change rarely: keep them.',
      permissions: 'Everyone who is signed in. Token scope READ.',
      text: `query Lists {
  skills { id databaseId name minimumWage { amountCents currency } }
  certifications { databaseId name }
  markets { databaseId name stateCode timeZone }
  managerSkills { databaseId name }
}
`,
    },
  ],
};
