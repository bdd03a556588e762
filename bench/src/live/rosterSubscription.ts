import { graphql } from '@brigade/gateway/testing/graphql.ts';

/** What a roster asks for with each event: where its pros are, and their records. */
export const rosterSubscription = graphql(`
  subscription ($id: ID!) {
    gigApplicationsChanged(gigId: $id) {
      cursor
      changes {
        subjectDatabaseId
        gig {
          status
          fill {
            clockedIn
            missing
          }
        }
        application {
          attendance {
            state
            since
          }
          timePunches {
            type
            time
            recordedByName
            isRecordedByViewer
          }
          shiftBreaks {
            startTime
            endTime
          }
        }
      }
    }
  }
`);
