import { beforeEach, describe, expect, test } from 'vitest';
import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { finishWork } from '../../testing/payDay.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

/** Works of one pro, of several gigs. */
let pro: string;
let first: string;
let second: string;

const dueQuery = graphql(`
  query {
    location(databaseId: 1) {
      duePayByPro(first: 100) {
        edges {
          node {
            id
            duePay {
              isPayable
              application {
                id
                gigDatabaseId
              }
            }
          }
        }
      }
    }
  }
`);

beforeEach(async () => {
  await stack.reset();
  await finishWork(stack);
  const { data } = await run(dueQuery, { as: 'member' });
  const pros = present(data?.location?.duePayByPro).edges.map(({ node }) => ({
    id: node.id,
    works: present(node.duePay).filter(({ isPayable }) => isPayable),
  }));
  const { id, works } = present(pros.find((one) => one.works.length > 1));
  pro = id;
  [first = '', second = ''] = works.map(({ application }) => application.id);
});

const payMutation = graphql(`
  mutation ($input: PayProsAtLocationInput!) {
    payProsAtLocation(input: $input) {
      errors {
        code
        path
      }
      results {
        applicationId
        application {
          gigDatabaseId
          payment {
            status
            totalAmount {
              amountCents
            }
          }
        }
        errors {
          code
          path
        }
      }
      charge {
        amountCents
      }
      pros {
        id
        duePay {
          isPayable
          tip {
            amountCents
          }
          application {
            id
            gig {
              databaseId
            }
          }
        }
      }
    }
  }
`);

type Input = VariablesOf<typeof payMutation>['input'];

const pay = (payments: Input['payments'], more: Partial<Input> = {}, as: Person = 'member') =>
  mutate(stack, payMutation, { as, input: { locationId: grillId, payments, ...more } });

describe('payProsAtLocation', () => {
  test('payProsAtLocation pays shifts of several gigs, with a result for each, and returns what is due then', async () => {
    const { errors, results, charge, pros } = await pay([
      { applicationId: first, tipCents: 1000 },
      { applicationId: 'nonsense' },
      { applicationId: second },
    ]);

    expect(errors).toEqual([]);
    expect(results).toMatchObject([
      { applicationId: first, application: { payment: { status: 'SUBMITTED' } }, errors: [] },
      { application: null, errors: [{ code: 'NOT_FOUND', path: ['payments', '1', 'applicationId'] }] },
      { applicationId: second, application: { payment: { status: 'SUBMITTED' } }, errors: [] },
    ]);
    const gigs = results.flatMap(({ application }) => application?.gigDatabaseId ?? []);
    expect(new Set(gigs).size).toBe(2);
    const cents = results.map(({ application }) => application?.payment?.totalAmount?.amountCents ?? 0);
    expect(charge?.amountCents).toBe(cents.reduce((sum, each) => sum + each, 0));
    expect(pros?.map(({ id }) => id)).toEqual([pro]);
    const paid = present(pros?.[0]?.duePay).filter(({ application }) =>
      [first, second].includes(application.id),
    );
    expect(paid.map(({ isPayable, tip }) => ({ isPayable, tip: tip.amountCents }))).toEqual([
      { isPayable: false, tip: 1000 },
      { isPayable: false, tip: 0 },
    ]);
  });

  test('payProsAtLocation makes one call to pay, and one for what is due then', async () => {
    const payments = [{ applicationId: first, tipCents: 1000 }, { applicationId: second }];
    const { plan } = await run(payMutation, {
      as: 'member',
      variables: { input: { locationId: grillId, payments } },
    });

    expect(plan).toBe(
      'wave 1\n  POST /staffer/locations/{locationId}/pay/\n' +
        'wave 2\n  GET /staffer/locations/{locationId}/due-pay/pros/ (page 1, page_size 100, pro_id)',
    );
  });

  test('payProsAtLocation refuses work that is paid already, and pays the other', async () => {
    await pay([{ applicationId: first }]);
    const { results, pros } = await pay([{ applicationId: first }, { applicationId: second }]);

    expect(results).toMatchObject([
      {
        application: null,
        errors: [{ code: 'INVALID_TRANSITION', path: ['payments', '0', 'applicationId'] }],
      },
      { application: { payment: { status: 'SUBMITTED' } } },
    ]);
    expect(pros?.map(({ id }) => id)).toEqual([pro]);
  });

  test('payProsAtLocation does not find work of another location', async () => {
    const { results, pros } = await pay(
      [{ applicationId: first }],
      {
        locationId: globalId('Location', 2),
      },
      'owner',
    );

    expect(results).toMatchObject([{ application: null, errors: [{ code: 'NOT_FOUND' }] }]);
    expect(pros).toEqual([]);
  });

  test('payProsAtLocation that is only validated names the charge and pays nothing', async () => {
    const { results, charge, pros } = await pay([{ applicationId: first }], { validateOnly: true });

    expect(results).toMatchObject([{ applicationId: first, application: null, errors: [] }]);
    expect(charge?.amountCents).toBeGreaterThan(0);
    expect(pros).toBeNull();
    expect((await pay([{ applicationId: first }])).results[0]?.errors).toEqual([]);
  });

  test.each<[string, () => Input['payments'], string[]]>([
    ['an empty list', () => [], ['payments']],
    ['a work twice', () => [{ applicationId: first }, { applicationId: first }], ['payments']],
    [
      'a tip above the limit',
      () => [{ applicationId: first, tipCents: 100_001 }],
      ['payments', '0', 'tipCents'],
    ],
  ])('payProsAtLocation refuses %s as a whole', async (_what, payments, path) => {
    const { errors, results, charge, pros } = await pay(payments());

    expect(errors).toMatchObject([{ path }]);
    expect({ results, charge, pros }).toEqual({ results: [], charge: null, pros: null });
  });

  test('payProsAtLocation refuses the id of something else', async () => {
    const { errors } = await pay([{ applicationId: first }], { locationId: first });
    expect(errors).toMatchObject([{ path: ['locationId'] }]);
  });

  test('payProsAtLocation refuses onsite managers at the location', async () => {
    const { errors } = await pay([{ applicationId: first }], {}, 'onsite');
    expect(errors).toEqual([{ code: 'FORBIDDEN', path: ['locationId'] }]);
  });
});
