import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

beforeEach(() => stack.reset());

const document = graphql(`
  mutation ($input: SignUpInput!) {
    signUp(input: $input) {
      warnings
      errors {
        code
        message
        path
      }
      viewer {
        fullName
        email
        isEmailVerified
        phoneNumber
        isPhoneVerified
        needsSignUp
        smsOptIn
        termsAcceptance {
          status
        }
        managerProfile {
          businessName
          hasLocations
          referralCode
          market {
            name
          }
          managerSkill {
            name
          }
        }
      }
    }
  }
`);

const choicesDocument = graphql(`
  {
    markets {
      id
      name
    }
    managerSkills {
      id
      name
    }
    viewer {
      needsSignUp
      termsAcceptance {
        version
      }
    }
  }
`);

const email = 'ines@casalume.example';

async function aNewcomer() {
  const token = await signInAs(stack, email);
  const { data } = await run(choicesDocument, { token });
  expect(data?.viewer?.needsSignUp).toBe(true);
  const input = {
    firstName: 'Ines',
    lastName: 'Carvalho',
    businessName: 'Casa Lume',
    email,
    phoneNumber: '(630) 555-0188',
    marketId: present(data?.markets?.find(({ name }) => name === 'Chicago')).id,
    managerSkillId: present(data?.managerSkills?.find(({ name }) => name === 'Kitchen')).id,
    smsOptIn: true,
    termsVersion: present(data?.viewer?.termsAcceptance?.version),
  };
  return { token, input };
}

describe('signUp', () => {
  test('signUp completes the account', async () => {
    const { token, input } = await aNewcomer();

    const { data, errors } = await run(document, { token, variables: { input } });

    expect(errors).toBeUndefined();
    expect(data?.signUp).toEqual({
      warnings: [],
      errors: [],
      viewer: {
        fullName: 'Ines Carvalho',
        email,
        isEmailVerified: true,
        phoneNumber: '+16305550188',
        isPhoneVerified: false,
        needsSignUp: false,
        smsOptIn: true,
        termsAcceptance: { status: 'ACCEPTED' },
        managerProfile: {
          businessName: 'Casa Lume',
          hasLocations: false,
          referralCode: expect.any(String),
          market: { name: 'Chicago' },
          managerSkill: { name: 'Kitchen' },
        },
      },
    });
  });

  test('signUp warns about an unknown referral code without failing', async () => {
    const { token, input } = await aNewcomer();

    const { data } = await run(document, {
      token,
      variables: { input: { ...input, referralCode: 'nobodys' } },
    });

    expect(data?.signUp).toMatchObject({
      errors: [],
      warnings: ['This referral code does not exist, so it was ignored.'],
    });
  });

  test('signUp reports all errors at once, at their fields, without a call', async () => {
    const token = await signInAs(stack, email);
    const input = {
      firstName: ' ',
      lastName: '',
      businessName: ' ',
      email: 'not-an-email',
      phoneNumber: '12',
      marketId: globalId('Location', 1),
      termsVersion: '',
      referralCode: 'abc',
    };

    const { data, calls } = await run(document, { token, variables: { input } });

    expect(calls).toEqual([]);
    expect(data?.signUp.viewer).toBeNull();
    const found = present(data).signUp.errors;
    expect(found).toHaveLength(8);
    expect(Object.fromEntries(found.map(({ path, message }) => [path.join(), message]))).toEqual({
      firstName: 'This field is required',
      lastName: 'This field is required',
      businessName: 'This field is required',
      email: 'Invalid email address',
      phoneNumber: 'Invalid phone number',
      marketId: 'This is not the id of a market',
      termsVersion: 'This field is required',
      referralCode: 'A referral code has 4 to 32 letters, digits or "-"',
    });
  });

  test('signUp does not reveal that another account has a phone number', async () => {
    const { token, input } = await aNewcomer();
    const variables = { input: { ...input, phoneNumber: '646-555-0103' } };

    const { data } = await run(document, { token, variables });

    expect(data?.signUp).toMatchObject({ errors: [], warnings: [] });
  });

  test('signUp rejects outdated terms at their field', async () => {
    const { token, input } = await aNewcomer();

    const { data } = await run(document, {
      token,
      variables: { input: { ...input, termsVersion: '2020-01' } },
    });

    expect(data?.signUp.errors).toMatchObject([{ code: 'INVALID', path: ['termsVersion'] }]);
  });

  test('signUp returns an error if the user has already signed up', async () => {
    const { input } = await aNewcomer();

    const { data } = await run(document, { as: 'manager', variables: { input } });

    expect(data?.signUp).toMatchObject({ viewer: null, errors: [{ code: 'CONFLICT', path: [] }] });
  });

  test('signUp needs a session', async () => {
    const { input } = await aNewcomer();

    const { errors, calls } = await run(document, { variables: { input } });

    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(calls).toEqual([]);
  });
});

test('a user who was invited has no profile of a business, and that is no error', async () => {
  const { data, errors } = await run(graphql('{ viewer { managerProfile { businessName } } }'), {
    as: 'member',
  });

  expect(errors).toBeUndefined();
  expect(data).toEqual({ viewer: { managerProfile: null } });
});

test.each([
  ['markets', graphql('{ list: markets { id name } }')],
  ['managerSkills', graphql('{ list: managerSkills { id name } }')],
])('%s are nodes, found again by their id', async (_, listDocument) => {
  const all = await run(listDocument, { as: 'member' });
  const first = present(all.data?.list?.[0]);

  const { data } = await run(
    graphql(`
      query ($id: ID!) {
        node(id: $id) {
          id
          ... on Market {
            name
          }
          ... on ManagerSkill {
            name
          }
        }
      }
    `),
    { as: 'member', variables: { id: first.id } },
  );

  expect(data?.node).toEqual(first);
  expect(all.calls).toHaveLength(1);
});
