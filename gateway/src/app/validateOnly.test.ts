import { readFileSync } from 'node:fs';
import { countWrites } from '@brigade/upstream/testing/countWrites.ts';
import { isInputObjectType, isNonNullType } from 'graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { graphql } from '../testing/graphql.ts';
import { present } from '../testing/present.ts';
import { startOtherServer } from '../testing/startOtherServer.ts';
import { startTestStack } from '../testing/startTestStack.ts';
import { type Validation, validations } from '../testing/validations.ts';
import { validationDocument } from '../testing/validationDocument.ts';
import { schema } from './schema.ts';

const stack = await startTestStack();
const { reset, upstream } = stack;
const table = (await validations(stack)).map((validation) => [validation.mutation, validation] as const);

test('the table has every mutation that can be validated', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args: [input] }) => {
    const type = isNonNullType(input?.type) ? input.type.ofType : undefined;
    return isInputObjectType(type) && 'validateOnly' in type.getFields();
  });

  expect(table.map(([mutation]) => mutation).toSorted()).toEqual(
    mutations.map(({ name }) => name).toSorted(),
  );
});

const error = z.object({ code: z.string(), message: z.string(), path: z.array(z.string()) });
const item = z.looseObject({ errors: z.array(error).optional() });
const payloadRule = z.looseObject({
  clientMutationId: z.string(),
  errors: z.array(error),
  results: z.array(item).nullish(),
});

async function send({ mutation, as, input }: Validation, isValidateOnly: boolean) {
  const { data, errors } = await stack.runText(validationDocument(schema, mutation), {
    as,
    variables: {
      input: { ...input, clientMutationId: 'ours', ...(isValidateOnly && { validateOnly: true }) },
    },
  });
  expect(errors).toBeUndefined();
  return payloadRule.parse((data as Record<string, unknown>)[mutation]);
}

type Payload = z.output<typeof payloadRule>;

function errorsOf({ errors, results }: Payload) {
  return [...errors, ...(results ?? []).flatMap((result) => result.errors ?? [])];
}

const ofResults = ['gig', 'application', 'networkInvite'];
const changedResults = ['ApplicantResult', 'GigResult', 'NetworkInviteRow', 'PostedGigResult'];

/** The values of the fields that name what was created, changed or deleted. */
function effectsOf({
  clientMutationId: _ours,
  errors: _errors,
  location: _read,
  results,
  ...fields
}: Payload): unknown[] {
  const changed = (results ?? []).filter(({ __typename }) => changedResults.includes(String(__typename)));
  return [
    ...Object.values(fields),
    ...changed.flatMap((result) => ofResults.map((name) => result[name] ?? null)),
  ];
}

describe.each(table)('%s', (_mutation, validation) => {
  test('a mutation is validated without a write, and with the errors that it has', async () => {
    await reset();
    await validation.arrange?.();
    // The first request of a session is recorded.
    await stack.run(graphql('{ viewer { id } }'), { as: validation.as });
    const before = await countWrites(upstream.database);
    const validated = await send(validation, true);
    const after = await countWrites(upstream.database);
    const real = await send(validation, false);

    expect(after).toBe(before);
    expect(validated.clientMutationId).toBe('ours');
    expect(errorsOf(validated)).toEqual(errorsOf(real));
    expect(
      effectsOf(validated)
        .flat()
        .filter((effect) => effect !== null),
    ).toEqual([]);
    const { refusal } = validation;
    expect(new Set(errorsOf(real).map(({ code }) => code))).toEqual(
      new Set(refusal === undefined ? [] : [refusal]),
    );
  });
});

describe('what it would cost is answered as by the mutation itself', () => {
  const costChange = 'costChange { before { amountCents } after { amountCents } }';
  const documents: Readonly<Record<string, string>> = {
    adjustHours: costChange,
    boostGig: 'cost { amountCents currency }',
    callOutPros: costChange,
    cancelGigs: 'results { effects { releasedPros fee { amountCents } } }',
    copyGigs: 'cost { amountCents currency }',
    importGigs: 'cost { amountCents currency }',
    payInvoice: 'charge { amountCents currency }',
    payPros: 'charge { amountCents currency }',
    payProsAtLocation: 'charge { amountCents currency }',
    postGigs: 'cost { amountCents currency }',
    refundAdHocPayment: 'refunded { amountCents currency }',
    refundWork: 'refunded { amountCents currency }',
    retryAdHocPayment: 'charge { amountCents currency }',
    resolveDispute: 'charge { amountCents currency }',
    sendAdHocPayment: 'charge { amountCents }',
    sendProsHome: costChange,
  };

  test.each(table.filter(([mutation]) => mutation in documents))(
    'the cost of %s is the same when it is only validated',
    async (mutation, validation) => {
      await reset();
      await validation.arrange?.();
      const input = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
      const document = `mutation ($input: ${input}!) { ${mutation}(input: $input) { ${documents[mutation]} } }`;
      const costOf = async (validateOnly: boolean) => {
        const variables = { input: { ...validation.input, validateOnly } };
        // Onsite managers see no amounts.
        const as = validation.as === 'onsite' ? 'member' : validation.as;
        const { data, errors } = await stack.runText(document, { as, variables });
        expect(errors).toBeUndefined();
        return data;
      };
      const validated = await costOf(true);

      expect(JSON.stringify(validated)).toMatch(/"amountCents":[1-9]|"releasedPros":\d/);
      expect(await costOf(false)).toEqual(validated);
    },
  );
});

test('the example in the README is answered as it says', async () => {
  await reset();
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const [, document = '', answer = ''] = present(
    /### Validation.*?```graphql\n(.*?)```.*?```json\n(.*?)```/s.exec(readme),
  );
  const { data, errors } = await stack.runText(document, { as: 'member', variables: { date: '2026-03-10' } });

  expect(errors).toBeUndefined();
  expect({ data }).toEqual(JSON.parse(answer));
});

test('a validation and a mutation in one document do not share their fate', async () => {
  await reset();
  const [, cancel] = present(table.find(([mutation]) => mutation === 'cancelGigs'));
  const { data } = await stack.runText(
    `mutation ($validated: CancelGigsInput!, $real: CancelGigsInput!) {
      validated: cancelGigs(input: $validated) { clientMutationId results { gig { status } } }
      real: cancelGigs(input: $real) { clientMutationId results { gig { status } } }
    }`,
    {
      as: cancel.as,
      variables: {
        validated: { ...cancel.input, clientMutationId: 'one', validateOnly: true },
        real: { ...cancel.input, clientMutationId: 'two' },
      },
    },
  );

  expect(data).toEqual({
    validated: { clientMutationId: 'one', results: [{ gig: null }] },
    real: { clientMutationId: 'two', results: [{ gig: { status: 'CANCELLED' } }] },
  });
});

describe('at a server that cannot validate', async () => {
  await reset();
  const other = await startOtherServer({ missing: '/api/validate-only/' });
  afterAll(other.close);

  test.each(table)(
    '%s at a server that cannot validate says so, and writes nothing',
    async (mutation, { as, input }) => {
      const token = await upstream.tokenOf(`${as}@brigade.example`);
      const response = await fetch(`${other.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          query: validationDocument(schema, mutation),
          variables: { input: { ...input, clientMutationId: 'ours', validateOnly: true } },
        }),
      });
      const { data } = (await response.json()) as { data: Record<string, unknown> };

      expect(payloadRule.parse(data[mutation])).toMatchObject({
        clientMutationId: 'ours',
        errors: [
          {
            code: 'UNSUPPORTED',
            message: 'The REST API behind the gateway cannot do this; nothing took effect.',
            path: ['validateOnly'],
          },
        ],
      });
      expect(other.received.filter(({ method }) => method !== 'GET')).toEqual([]);
    },
  );
});
