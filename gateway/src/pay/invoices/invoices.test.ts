import { beforeEach, describe, expect, test } from 'vitest';
import { demoInvoice, demoInvoiceLine, invoicedLocation } from '../../testing/demoInvoices.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run, reset, upstream, url, tokenOf } = stack;

beforeEach(reset);

const listQuery = graphql(`
  query ($locationId: DatabaseId!, $filter: InvoiceFilter) {
    location(databaseId: $locationId) {
      invoices(first: 20, filter: $filter) {
        totalCount
        edges {
          node {
            number
            status
            locationName
            total {
              amountCents
            }
          }
        }
      }
    }
  }
`);

const organizationQuery = graphql(`
  query ($filter: InvoiceFilter) {
    organization(databaseId: 1) {
      invoices(first: 20, filter: $filter) {
        totalCount
      }
    }
  }
`);

const invoiceQuery = graphql(`
  query ($databaseId: DatabaseId!) {
    invoice(databaseId: $databaseId) {
      id
      number
      status
      style
      heldCount
      periodStart
      periodEnd
      timeZone
      isCharging
      failure
      billTo {
        name
      }
      seller {
        name
        address
        taxId
        email
      }
      paidWith {
        issuer
        last4
      }
      taxPercent
      taxable {
        amountCents
      }
      tax {
        amountCents
      }
      total {
        amountCents
      }
      credits {
        reason
        label
        personName
        amount {
          amountCents
        }
      }
      parts {
        code
        label
        amount {
          amountCents
        }
      }
      lines(first: 100) {
        totalCount
        edges {
          node {
            databaseId
            proName
            minutes
            heldReason
            tax {
              amountCents
            }
            total {
              amountCents
            }
            parts {
              amount {
                amountCents
              }
            }
          }
        }
      }
    }
  }
`);

async function list(
  filter: NonNullable<VariablesOf<typeof listQuery>['filter']> | null,
  as: Person = 'manager',
) {
  return run(listQuery, { as, variables: { locationId: invoicedLocation, filter } });
}

async function read(databaseId: number, as: Person = 'manager') {
  const { data } = await run(invoiceQuery, { as, variables: { databaseId } });
  return present(data?.invoice);
}

const sum = (amounts: readonly { readonly amountCents: number }[]) =>
  amounts.reduce((total, { amountCents }) => total + amountCents, 0);

/** The number in URLs of an invoice of Halyard House. */
async function foreignInvoice(): Promise<number> {
  const { id } = await upstream.database
    .selectFrom('invoices')
    .select('id')
    .where('organization_id', '=', 2)
    .executeTakeFirstOrThrow();
  return id;
}

describe('reading', () => {
  test('a location lists its invoices, the latest period first, by state and number', async () => {
    const { data } = await list(null);
    const invoices = present(data?.location?.invoices);
    expect(invoices.edges[0]?.node).toMatchObject({
      status: 'DRAFT',
      number: null,
      locationName: 'Marigold Hall',
    });
    expect(invoices.totalCount).toBe(invoices.edges.length);

    const unpaid = await list({ statuses: ['OVERDUE', 'FAILED'] });
    expect(unpaid.data?.location?.invoices?.edges.map(({ node }) => node.status)).toEqual([
      'OVERDUE',
      'FAILED',
    ]);
    const found = await list({ search: '1-00001' });
    expect(found.data?.location?.invoices?.edges.map(({ node }) => node.number)).toEqual(['INV-1-00001']);
    expect((await list({ periodFrom: '2030-01-01' })).data?.location?.invoices?.totalCount).toBe(0);
  });

  test('an organization lists the invoices of its locations for its admins', async () => {
    const { data } = await run(organizationQuery, { as: 'owner', variables: { filter: null } });
    expect(data?.organization?.invoices?.totalCount).toBeGreaterThan(0);

    const refused = await run(organizationQuery, { as: 'manager', variables: { filter: null } });
    expect(refused.data?.organization?.invoices).toBeNull();
    expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  test('the parts of an invoice, its lines and their parts add up to the total', async () => {
    const invoice = await read((await demoInvoice(stack, 'PAID')).databaseId);
    const lines = present(invoice.lines).edges.map(({ node }) => node);

    expect(invoice).toMatchObject({
      status: 'PAID',
      style: 'STANDARD',
      taxPercent: 0,
      taxable: invoice.total,
      tax: { amountCents: 0 },
      seller: {
        name: 'Brigade Staffing, Inc.',
        address: ['100 Example Street', 'Springfield, IL 62701'],
        taxId: '00-0000000',
        email: 'billing@brigade.example',
      },
      paidWith: { issuer: expect.any(String), last4: expect.stringMatching(/^\d{4}$/) },
    });
    expect(lines.map(({ tax }) => tax.amountCents)).toEqual(lines.map(() => 0));
    expect(sum(invoice.parts.map(({ amount }) => amount))).toBe(invoice.total.amountCents);
    expect(sum(lines.map(({ total }) => total))).toBe(invoice.total.amountCents);
    for (const { parts, total } of lines) {
      expect(sum(parts.map(({ amount }) => amount))).toBe(total.amountCents);
    }
  });

  test('what is taken off for referrals lowers the total of the next invoice', async () => {
    const { parts, credits, total } = await read((await demoInvoice(stack, 'DRAFT')).databaseId, 'owner');

    expect(credits).toEqual([
      {
        reason: 'REFERRAL_REWARD',
        label: 'Referral reward (Daniel O.)',
        personName: 'Daniel O.',
        amount: { amountCents: -5000 },
      },
    ]);
    expect(sum([...parts, ...credits].map(({ amount }) => amount))).toBe(total.amountCents);
  });

  test.each(['member', 'onsite'] as const)('%s may not read an invoice', async (as) => {
    const { databaseId } = await demoInvoice(stack, 'PAID');
    const { data, errors } = await run(invoiceQuery, { as, variables: { databaseId } });

    expect(data?.invoice).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  test('an invoice of another organization is not found', async () => {
    const { data, errors } = await run(invoiceQuery, {
      as: 'owner',
      variables: { databaseId: await foreignInvoice() },
    });

    expect(data?.invoice).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});

const approve = graphql(`
  mutation ($input: ApproveInvoiceInput!) {
    approveInvoice(input: $input) {
      errors {
        code
        path
        message
      }
      invoice {
        status
        number
      }
    }
  }
`);

const pay = graphql(`
  mutation ($input: PayInvoiceInput!) {
    payInvoice(input: $input) {
      errors {
        code
        path
        message
      }
      invoice {
        status
        isCharging
      }
    }
  }
`);

const hold = graphql(`
  mutation ($input: HoldInvoiceLineInput!) {
    holdInvoiceLine(input: $input) {
      errors {
        code
        path
        message
      }
      invoice {
        heldCount
      }
    }
  }
`);

const release = graphql(`
  mutation ($input: ReleaseInvoiceLineInput!) {
    releaseInvoiceLine(input: $input) {
      errors {
        code
        path
      }
      invoice {
        heldCount
      }
    }
  }
`);

describe('the review', () => {
  test('the review of an invoice holds a line back and puts it on again', async () => {
    const line = await demoInvoiceLine(stack);
    const held = await mutate(stack, hold, { as: 'manager', input: { ...line, reason: 'Left early' } });
    expect(held).toEqual({ errors: [], invoice: { heldCount: 1 } });

    expect(await mutate(stack, release, { as: 'manager', input: line })).toEqual({
      errors: [],
      invoice: { heldCount: 0 },
    });
  });

  test('the review of an invoice requires a reason, and a line of the draft', async () => {
    const line = await demoInvoiceLine(stack);
    const blank = await mutate(stack, hold, { as: 'manager', input: { ...line, reason: ' ' } });
    expect(blank.errors).toMatchObject([{ path: ['reason'] }]);

    const other = { ...line, lineDatabaseId: 999_999 };
    const missing = await mutate(stack, hold, { as: 'manager', input: { ...other, reason: 'Wrong' } });
    expect(missing.errors).toMatchObject([{ code: 'NOT_FOUND', path: ['lineDatabaseId'] }]);
    expect((await mutate(stack, release, { as: 'manager', input: other })).errors).toMatchObject([
      { code: 'NOT_FOUND', path: ['lineDatabaseId'] },
    ]);
  });

  test('the review of an invoice ends by approval, once', async () => {
    const input = { invoiceId: (await demoInvoice(stack, 'DRAFT')).id };
    const { invoice } = await mutate(stack, approve, { as: 'manager', input });
    expect(invoice).toMatchObject({ status: 'ISSUED', number: expect.stringMatching(/^INV-1-\d{5}$/) });

    expect((await mutate(stack, approve, { as: 'manager', input })).errors).toMatchObject([
      { message: 'The review of this invoice is over.' },
    ]);
  });
});

test('paying an invoice submits the charge; a paid invoice is refused', async () => {
  const input = { invoiceId: (await demoInvoice(stack, 'FAILED')).id };
  expect(await mutate(stack, pay, { as: 'manager', input })).toEqual({
    errors: [],
    invoice: { status: 'ISSUED', isCharging: true },
  });

  const paid = { invoiceId: (await demoInvoice(stack, 'PAID')).id };
  expect((await mutate(stack, pay, { as: 'manager', input: paid })).errors).toMatchObject([
    { message: 'This invoice is paid already.' },
  ]);
});

test.each(['member', 'onsite'] as const)('%s is refused every mutation of invoices', async (as) => {
  const line = await demoInvoiceLine(stack);
  const { invoiceId } = line;
  const results = [
    await mutate(stack, approve, { as, input: { invoiceId } }),
    await mutate(stack, pay, { as, input: { invoiceId } }),
    await mutate(stack, hold, { as, input: { ...line, reason: 'Wrong' } }),
    await mutate(stack, release, { as, input: line }),
  ];
  expect(results.map(({ errors }) => errors[0])).toMatchObject(
    results.map(() => ({ code: 'FORBIDDEN', path: ['invoiceId'] })),
  );
  expect((await read((await demoInvoice(stack, 'DRAFT')).databaseId)).heldCount).toBe(0);
});

async function fetchFile(name: string, as: Person | null, method = 'GET') {
  return fetch(`${url}/exports/invoices/${name}`, {
    method,
    headers: as === null ? {} : { authorization: `Bearer ${await tokenOf(as)}` },
  });
}

async function download(extension: string, as: Person | null = 'manager', method = 'GET') {
  const { databaseId } = await demoInvoice(stack, 'PAID');
  return fetchFile(`${databaseId}.${extension}`, as, method);
}

describe('a file', () => {
  test('the file of an invoice is the PDF or the CSV of the upstream, to be saved', async () => {
    const pdf = await download('pdf');
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toMatch(/^attachment; filename="INV-1-\d{5}\.pdf"$/);
    expect(pdf.headers.get('cache-control')).toBe('private, no-store');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');

    const csv = await download('csv');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(await csv.text()).toContain('INV-1-');
  });

  test.each([
    ['an anonymous caller', 'pdf', null, 'GET', 401],
    ['a team member', 'pdf', 'member', 'GET', 403],
    ['another kind of file', 'docx', 'manager', 'GET', 404],
    ['a write', 'pdf', 'manager', 'POST', 405],
  ] as const)('the file of an invoice refuses %s', async (_who, extension, as, method, status) => {
    expect((await download(extension, as, method)).status).toBe(status);
  });

  test('the file of an invoice of another organization is not found', async () => {
    expect((await fetchFile(`${await foreignInvoice()}.csv`, 'owner')).status).toBe(404);
  });

  test('the file of an invoice is unavailable while the upstream fails', async () => {
    await upstream.database.updateTable('invoices').set({ timezone: 'Nowhere/None' }).execute();
    expect((await download('pdf')).status).toBe(502);
  });
});
