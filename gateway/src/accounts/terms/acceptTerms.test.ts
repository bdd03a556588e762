import { beforeEach, expect, test } from 'vitest';
import { busiestGig } from '../../testing/busiestGig.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run, upstream } = stack;

beforeEach(() => stack.reset());

const document = graphql(`
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
`);

const statusDocument = graphql(`
  {
    viewer {
      termsAcceptance {
        status
        version
        acceptedAt
      }
    }
  }
`);

const selectDocument = graphql(`
  mutation ($ids: [ID!]!) {
    selectApplicants(input: { applicationIds: $ids }) {
      results {
        errors {
          code
        }
      }
      errors {
        code
      }
    }
  }
`);

async function termsOf(version: string | null) {
  await upstream.database
    .updateTable('users')
    .set({ terms_version_accepted: version })
    .where('email', '=', 'member@brigade.example')
    .execute();
  const { data } = await run(statusDocument, { as: 'member' });
  return present(data?.viewer?.termsAcceptance);
}

test.each([
  [null, 'REQUIRED'],
  ['2020-01', 'EXPIRED'],
])('terms accepted as %s are %s until they are accepted', async (accepted, status) => {
  const before = await termsOf(accepted);
  expect(before.status).toBe(status);

  const { data } = await run(document, { as: 'member', variables: { version: present(before.version) } });

  expect(data?.acceptTerms.errors).toEqual([]);
  expect(data?.acceptTerms.viewer?.termsAcceptance?.status).toBe('ACCEPTED');
});

test('acceptTerms does not send terms that are already accepted', async () => {
  const { data: before } = await run(statusDocument, { as: 'member' });
  const { version, acceptedAt } = present(before?.viewer?.termsAcceptance);

  const { data, calls } = await run(document, { as: 'member', variables: { version: present(version) } });

  expect(data?.acceptTerms.viewer?.termsAcceptance).toEqual({ status: 'ACCEPTED', acceptedAt });
  expect(calls.map(({ method }) => method)).not.toContain('PUT');
});

test('acceptTerms rejects a version that is not current at its field, whatever was accepted before', async () => {
  const { data } = await run(document, { as: 'member', variables: { version: '2020-01' } });

  expect(data?.acceptTerms).toEqual({ viewer: null, errors: [{ code: 'INVALID', path: ['version'] }] });
});

test('acceptTerms rejects a blank version without a call', async () => {
  const { data, calls } = await run(document, { as: 'member', variables: { version: ' ' } });

  expect(data?.acceptTerms.errors).toEqual([{ code: 'REQUIRED', path: ['version'] }]);
  expect(calls).toEqual([]);
});

test('acceptTerms requires a session', async () => {
  const { errors } = await run(document, { variables: { version: '2026-01' } });

  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('hiring any applicant is refused until the terms are accepted', async () => {
  const { applicants } = await busiestGig(stack);
  await termsOf('2020-01');
  const ids = applicants.slice(0, 2).map(({ id }) => id);

  const { data } = await run(selectDocument, { as: 'member', variables: { ids } });

  const refused = { errors: [{ code: 'TERMS_REQUIRED' }] };
  expect(data?.selectApplicants).toEqual({ results: [refused, refused], errors: [] });
});
