import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { reset, run } = await startTestStack();

beforeEach(reset);

const costDocument = graphql(`
  query ($id: DatabaseId!) {
    gig(databaseId: $id) {
      wage {
        amountCents
      }
      fill {
        places
      }
      cost {
        lines {
          code
          label
          amount {
            amountCents
          }
          how
        }
        perPlace {
          amountCents
        }
        total {
          amountCents
          currency
        }
      }
    }
  }
`);

describe('the cost of a gig', () => {
  test('the cost of a gig is itemized, and adds up', async () => {
    const { data, errors, calls } = await run(costDocument, { as: 'member', variables: { id: 1 } });
    const { cost, fill } = present(data?.gig);
    const { lines, total, perPlace } = present(cost);

    expect(errors).toBeUndefined();
    expect(lines[0]).toMatchObject({ code: 'LABOR', label: 'Wages', how: expect.stringContaining('×') });
    expect(lines.map(({ code }) => code)).toContain('GATEWAY_FEE');
    expect(lines.reduce((sum, { amount }) => sum + amount.amountCents, 0)).toBe(total.amountCents);
    expect(perPlace.amountCents * fill.places).toBe(total.amountCents);
    expect(calls.map(({ endpoint }) => endpoint).toSorted()).toEqual(['getGig', 'getLocation', 'listFees']);
  });

  test('the cost of a gig makes two more calls for many gigs at one location', async () => {
    const { data, errors, calls } = await run(
      graphql(`
        {
          location(databaseId: 1) {
            gigs(first: 50) {
              edges {
                node {
                  cost {
                    total {
                      amountCents
                    }
                  }
                }
              }
            }
          }
        }
      `),
      { as: 'member' },
    );

    expect(errors).toBeUndefined();
    expect(data?.location?.gigs?.edges).toHaveLength(50);
    expect(calls.map(({ endpoint }) => endpoint).toSorted()).toEqual(['getLocation', 'listFees', 'listGigs']);
  });

  test('the cost of a gig is hidden from onsite managers, without affecting other fields', async () => {
    const { data, errors } = await run(
      graphql(`
        {
          gig(databaseId: 1) {
            databaseId
            cost {
              total {
                amountCents
              }
            }
          }
        }
      `),
      { as: 'onsite' },
    );

    expect(data).toEqual({ gig: { databaseId: 1, cost: null } });
    expect(errors).toMatchObject([
      { path: ['gig', 'cost'], extensions: { code: 'FORBIDDEN', permission: 'wages.view' } },
    ]);
  });
});

const ratesDocument = graphql(`
  query ($id: DatabaseId!) {
    location(databaseId: $id) {
      costRates {
        platformPercentage
        inNetworkPercentage
        w2Percentage
        backgroundCheckPercentage
        gatewayFee {
          percentage
          fixedCents
          maximumCents
        }
        cancellation {
          freeHours
          guaranteedHours
        }
      }
    }
  }
`);

describe('the rates of a location', () => {
  test('the rates of a location are its percentages, the fee of its payment method, and its terms', async () => {
    const { data, errors, calls } = await run(ratesDocument, { as: 'member', variables: { id: 1 } });

    expect(errors).toBeUndefined();
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getLocation', 'listFees']);
    expect(data?.location?.costRates).toMatchObject({
      platformPercentage: expect.any(Number),
      gatewayFee: { percentage: 2.9, fixedCents: 30, maximumCents: null },
      cancellation: { freeHours: 24, guaranteedHours: 4 },
    });
  });

  test('the rates of a location are hidden from onsite managers', async () => {
    const { data, errors } = await run(ratesDocument, { as: 'onsite', variables: { id: 1 } });

    expect(data).toEqual({ location: { costRates: null } });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', permission: 'wages.view' } }]);
  });

  const update = graphql(`
    mutation ($input: UpdateLocationInput!) {
      updateLocation(input: $input) {
        location {
          costRates {
            cancellation {
              freeHours
              guaranteedHours
            }
          }
        }
        errors {
          code
          message
          path
        }
      }
    }
  `);
  const locationId = globalId('Location', 1);

  test('the rates of a location can have their cancellation terms set by a platform admin', async () => {
    const input = { locationId, cancellationFreeHours: 48, cancellationGuaranteedHours: 2 };
    const { data } = await run(update, { as: 'admin', variables: { input } });

    expect(data?.updateLocation).toEqual({
      location: { costRates: { cancellation: { freeHours: 48, guaranteedHours: 2 } } },
      errors: [],
    });
  });

  test('the rates of a location are rejected at their fields if out of range', async () => {
    const input = { locationId, cancellationFreeHours: 337, cancellationGuaranteedHours: -1 };
    const { data, calls } = await run(update, { as: 'admin', variables: { input } });

    expect(data?.updateLocation?.errors).toEqual([
      { code: 'INVALID', message: 'Enter 0 to 336 hours', path: ['cancellationFreeHours'] },
      { code: 'INVALID', message: 'Enter 0 to 16 hours', path: ['cancellationGuaranteedHours'] },
    ]);
    expect(calls).toEqual([]);
  });

  test('the rates of a location can be set by platform admins only', async () => {
    const input = { locationId, cancellationFreeHours: 0 };
    const { data } = await run(update, { as: 'owner', variables: { input } });

    expect(data?.updateLocation).toMatchObject({ location: null, errors: [{ code: 'FORBIDDEN' }] });
  });
});
