import { beforeEach, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(() => stack.reset());

const selection = graphql(`
  mutation ($input: SelectApplicantsInput!) {
    selectApplicants(input: $input) {
      errors {
        code
      }
      results {
        application {
          isSelected
          overrideNote {
            note
          }
        }
        errors {
          code
          message
        }
      }
    }
  }
`);

const applicantsQuery = graphql(`
  query ($now: DateTime!) {
    location(databaseId: 1) {
      gigs(first: 40, filter: { startsAtOrAfter: $now, statuses: [UNFILLED] }) {
        edges {
          node {
            status
            applications(first: 20, filter: { stage: OPEN }) {
              edges {
                node {
                  id
                  match {
                    blockers {
                      kind
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
`);

/** The id of an applicant whose only blocker is a certification that the gig requires. */
async function applicantWithoutCertification(): Promise<string> {
  const now = stack.upstream.clock.now().toISOString();
  const { data, errors } = await stack.run(applicantsQuery, { as: 'member', variables: { now } });
  expect(errors).toBeUndefined();
  const applicants = present(data?.location?.gigs)
    .edges.filter(({ node }) => node.status === 'POSTED')
    .flatMap(({ node }) => present(node.applications).edges);
  const isLacking = ({ match }: (typeof applicants)[number]['node']) =>
    match?.blockers.map(({ kind }) => kind).join() === 'MISSING_CERTIFICATION';
  return present(applicants.find(({ node }) => isLacking(node))).node.id;
}

async function select(applicationId: string, overrideNote: string | null) {
  const input = { applicationIds: [applicationId], overrideNote };
  const { data } = await stack.run(selection, { as: 'member', variables: { input } });
  return data?.selectApplicants.results;
}

test('refuses to select a pro without a required certification until a note says why', async () => {
  const applicationId = await applicantWithoutCertification();

  expect(await select(applicationId, null)).toEqual([
    {
      application: null,
      errors: [{ code: 'CONFIRMATION_REQUIRED', message: expect.stringMatching(/^This pro lacks/) }],
    },
  ]);
  expect(await select(applicationId, 'Renews the card tomorrow.')).toEqual([
    { application: { isSelected: true, overrideNote: { note: 'Renews the card tomorrow.' } }, errors: [] },
  ]);
});
