import { beforeEach, expect, test } from 'vitest';
import { busiestGig } from '../../testing/busiestGig.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run, upstream } = stack;

beforeEach(() => stack.reset());

const document = /* GraphQL */ `
  mutation ($version: String!) {
    acceptTerms(input: { version: $version }) {
      viewer {
        termsAcceptance {
          status
          acceptedAt
        }
      }
      errors {
        code
        path
      }
    }
  }
`;
const statusDocument = '{ viewer { termsAcceptance { status version acceptedAt } } }';

async function termsOf(version: string | null) {
  await upstream.database
    .updateTable('users')
    .set({ terms_version_accepted: version })
    .where('email', '=', 'member@brigade.example')
    .execute();
  const { data } = await run(statusDocument, { as: 'member' });
  return data.viewer.termsAcceptance;
}

test.each([
  [null, 'REQUIRED'],
  ['2020-01', 'EXPIRED'],
])('terms accepted as %s are %s until they are accepted', async (accepted, status) => {
  const before = await termsOf(accepted);
  expect(before.status).toBe(status);

  const { data } = await run(document, { as: 'member', variables: { version: before.version } });

  expect(data.acceptTerms.errors).toEqual([]);
  expect(data.acceptTerms.viewer.termsAcceptance.status).toBe('ACCEPTED');
});

test('accepted terms are not sent again', async () => {
  const { data: before } = await run(statusDocument, { as: 'member' });
  const { version, acceptedAt } = before.viewer.termsAcceptance;

  const { data, calls } = await run(document, { as: 'member', variables: { version } });

  expect(data.acceptTerms.viewer.termsAcceptance).toEqual({ status: 'ACCEPTED', acceptedAt });
  expect(calls.map(({ method }) => method)).not.toContain('PUT');
});

test('a version that is not in force is refused at its field, whatever was accepted before', async () => {
  const { data } = await run(document, { as: 'member', variables: { version: '2020-01' } });

  expect(data.acceptTerms).toEqual({ viewer: null, errors: [{ code: 'INVALID', path: ['version'] }] });
});

test('a blank version is refused without a call', async () => {
  const { data, calls } = await run(document, { as: 'member', variables: { version: ' ' } });

  expect(data.acceptTerms.errors).toEqual([{ code: 'REQUIRED', path: ['version'] }]);
  expect(calls).toEqual([]);
});

test('nobody accepts signed out', async () => {
  const { errors } = await run(document, { variables: { version: '2026-01' } });

  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('until then nobody is hired, applicant by applicant', async () => {
  const { applicants } = await busiestGig(stack);
  await termsOf('2020-01');
  const ids = applicants.slice(0, 2).map(({ id }) => id);

  const { data } = await run(
    'mutation ($ids: [ID!]!) { selectApplicants(input: { applicationIds: $ids }) { results { errors { code } } errors { code } } }',
    { as: 'member', variables: { ids } },
  );

  const refused = { errors: [{ code: 'TERMS_REQUIRED' }] };
  expect(data.selectApplicants).toEqual({ results: [refused, refused], errors: [] });
});
