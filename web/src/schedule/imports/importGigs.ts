import type { ImportedGig } from '@brigade/domain/schedule/imports/readImportRow.ts';
import { type GigTermIn, gigTermsIn } from '@brigade/domain/schedule/terms/gigTerms.ts';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { ImportedRowInput, importGigsMutation } from '../../__generated__/importGigsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** The result of each row, and the errors of the whole import. */
export type ImportPayload = importGigsMutation['response']['importGigs'];

/** The result of one row. */
export type ImportResult = NonNullable<ImportPayload['results']>[number];

/** Posts rows as gigs, either all or none. With `validateOnly` it only validates them. */
export async function importGigs(
  environment: IEnvironment,
  locationId: string,
  gigs: readonly ImportedGig[],
  validateOnly: boolean,
): Promise<ImportPayload> {
  const rows = gigs.map(rowInput);
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
            code
            message
          }
        }
      }
    `,
    variables: { input: { locationId, rows, validateOnly } },
    // Cached lists and calendars do not contain the new gigs.
    updater: (store) => {
      if (!validateOnly) store.invalidateStore();
    },
  });
  return payload;
}

/** The texts of a row that its shift line does not contain. */
const ofRow = gigTermsIn('import').filter((name): name is RowTerm =>
  gigTermsIn('posting').some((each) => each === name),
);

type RowTerm = GigTermIn<'import'> & GigTermIn<'posting'>;

function rowInput(gig: ImportedGig): ImportedRowInput {
  const { skillId, date, startTime, endTime, places, wageCents, unpaidBreakMinutes, description } = gig;
  return {
    line: { skillId, date, startTime, endTime, places, wageCents, unpaidBreakMinutes, description },
    ...Object.fromEntries(ofRow.map((name) => [name, gig[name]])),
  };
}
