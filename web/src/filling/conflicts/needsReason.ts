import { needsOverride } from '@brigade/domain/filling/matching/needsOverride.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type { needsReason_application$key } from '../../__generated__/needsReason_application.graphql.ts';

/** Whether the staffer who selects or confirms an applicant enters a reason first. */
export function needsReason(application: needsReason_application$key): boolean {
  const { conflicts, match, overrideNote } = readInlineData(
    graphql`
      fragment needsReason_application on GigApplication @inline @throwOnFieldError {
        conflicts @catch(to: NULL) {
          __typename
        }
        match {
          blockers {
            kind
          }
        }
        overrideNote {
          __typename
        }
      }
    `,
    application,
  );
  return needsOverride({
    conflictCount: conflicts?.length ?? 0,
    blockers: match?.blockers.map(({ kind }) => kind) ?? [],
    hasNote: overrideNote != null,
  });
}
