import type { ImportedGig } from '@brigade/domain/schedule/imports/readImportRow.ts';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { importGigsMutation } from '../__generated__/importGigsMutation.graphql.ts';
import { commit } from '../platform/relay/commit.ts';

/** What came of the rows, and what was refused as a whole. */
export type ImportAnswer = importGigsMutation['response']['importGigs'];

/** One row of it. */
export type ImportResult = NonNullable<ImportAnswer['results']>[number];

/** Posts rows as gigs, all or none; with `validateOnly` it only says what would come of it. */
export async function importGigs(
  environment: IEnvironment,
  locationId: string,
  gigs: readonly ImportedGig[],
  validateOnly: boolean,
): Promise<ImportAnswer> {
  const rows = gigs.map(({ contactName, contactPhone, specialInstructions, ...line }) => ({
    line,
    contactName,
    contactPhone,
    specialInstructions,
  }));
  const { importGigs: payload } = await commit<importGigsMutation>(environment, {
    mutation: graphql`
      mutation importGigsMutation($input: ImportGigsInput!) {
        importGigs(input: $input) {
          results {
            errors {
              message
              path
            }
            sameGig {
              databaseId
            }
            gig {
              id
            }
          }
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { locationId, rows, validateOnly } },
    // Lists and calendars that were seen before lack what is new.
    updater: (store) => {
      if (!validateOnly) store.invalidateStore();
    },
  });
  return payload;
}
