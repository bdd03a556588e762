import { rmSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { copyDemoData } from '../../stack/demoData.ts';
import { graphql } from '../../stack/graphql.ts';
import { startStack } from '../../stack/startStack.ts';
import { findGig } from './findGig.ts';

interface Applicants {
  gig: { applications: { edges: { node: { id: string; status: string } }[] } };
}

const applicants = `query ($gig: DatabaseId!, $stage: ApplicantStage) {
  gig(databaseId: $gig) { applications(first: 3, filter: { stage: $stage }) { edges { node { id status } } } }
}`;

it('finds two selected and one dismissed applicant again after a restart, with the session still good', async () => {
  const { manager: token } = inject('tokens');
  const dataFolder = copyDemoData(inject('demoFolder'));
  const before = await startStack({ dataFolder });
  const gig = await findGig(
    before.url,
    token,
    1,
    ({ places, selected, openApplications }) => places - selected >= 2 && openApplications >= 3,
  );
  const open = await graphql<Applicants>(
    before.url,
    applicants,
    { gig: gig.databaseId, stage: 'OPEN' },
    token,
  );
  const [first, second, third] = open.data?.gig.applications.edges.map(({ node }) => node.id) ?? [];
  const acted = await graphql<{ select: { results: { errors: unknown[] }[] } }>(
    before.url,
    `
      mutation ($selected: [ID!]!, $dismissed: [ID!]!) {
        select: selectApplicants(input: { applicationIds: $selected, overrideNote: "They know the place" }) {
          results {
            errors {
              message
            }
          }
          errors {
            message
          }
        }
        dismiss: dismissApplicants(input: { applicationIds: $dismissed, reason: FEWER_PROS_NEEDED }) {
          results {
            errors {
              message
            }
          }
          errors {
            message
          }
        }
      }
    `,
    { selected: [first, second], dismissed: [third] },
    token,
  );
  expect(JSON.stringify(acted)).not.toContain('"message"');
  await before.stop();

  const after = await startStack({ dataFolder });
  const nodes = await graphql<{ nodes: { status: string }[] }>(
    after.url,
    'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on GigApplication { status } } }',
    { ids: [first, second, third] },
    token,
  );
  expect(nodes.data?.nodes.map(({ status }) => status)).toEqual(['SELECTED', 'SELECTED', 'CANCELLED']);
  await after.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});
