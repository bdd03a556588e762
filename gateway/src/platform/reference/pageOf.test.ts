import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../../app/schema.ts';
import { catalogue } from '../errors/catalogue.ts';
import { documentedTypes } from './model/members.ts';
import { createReference } from './model/reference.ts';
import { rootFields, rootKindNames } from './model/rootFields.ts';
import { pageOf } from './pageOf.ts';

describe('the reference', () => {
  const reference = createReference({ schema, hasGraphiQL: true, examples: [] });

  test('the reference has a page for every element of the schema, and every link to one leads there', () => {
    const paths = [
      ...rootKindNames.flatMap((kind) =>
        Object.keys(rootFields(schema, kind)).map((name) => `/${kind}/${name}`),
      ),
      ...documentedTypes(schema).map(({ name }) => `/types/${name}`),
      ...catalogue.map(({ code }) => `/errors/${code}`),
    ];
    const pages = new Map(paths.map((path) => [path, pageOf(path, '', reference)]));
    expect([...pages].filter(([, { status }]) => status !== 200)).toEqual([]);
    const dead = [...pages].flatMap(([path, { body }]) =>
      [...body.text.matchAll(/href="\/reference(?<to>\/(?:\w+)\/\w+)(?:#(?<anchor>\w+))?"/g)]
        .filter(({ groups }) => {
          const target = pages.get(groups?.['to'] ?? '') ?? pageOf(groups?.['to'] ?? '', '', reference);
          const anchor = groups?.['anchor'];
          const hasAnchor = anchor === undefined || target.body.text.includes(`id="${anchor}"`);
          return target.status !== 200 || !hasAnchor;
        })
        .map(([link]) => `${path}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  test.for([
    ['/mutations/refundWork', ['Platform admins.', 'PAY</code>']],
    ['/mutations/deleteGig', ['Team members, location admins, organization admins, and platform admins.']],
    ['/mutations/cancelGigs', ['Each item is decided by itself', 'POST</code>', '/errors/UNSUPPORTED"']],
    ['/mutations/approveInvoice', ['Location admins, organization admins, and platform admins.']],
    ['/mutations/adjustHours', ['<code>hours.adjust</code>.']],
    ['/queries/sendHomeCosts', ['<code>payments.make</code>', '/errors/FORBIDDEN"', '/errors/NOT_FOUND"']],
    ['/subscriptions/managedGigsChanged', ['Everyone with an account but platform admins.']],
    ['/queries/webhook', ['Everyone with an account. It is about what you created before.']],
    ['/subscriptions/locationGigsChanged', ['Roles', '/errors/NOT_FOUND"']],
    [
      '/mutations/createApiToken',
      [
        'Everyone with an account. It acts on your own account',
        'No API token: only people who are signed in.',
      ],
    ],
    ['/mutations/signIn', ['Works without signing in.', 'no session is stored', 'Cannot be validated: ']],
    ['/mutations/clockOutPros', ['the response of the first attempt', 'nothing changes']],
    ['/queries/gig', ['has the scope <code>READ</code>', '/errors/NOT_FOUND"', '1 point, plus']],
    ['/types/Location', ['for each row that <code>first</code> or <code>last</code> asks for']],
    ['/types/GigConnection', ['for each row that the connection is asked for']],
    ['/types/Admin', ['Needs: platform admin.']],
    ['/types/Gig', ['Interfaces', '/queries/gig"><code>gig</code>', 'more</summary>']],
    [
      '/types/Location',
      [
        'Needs: <code>payments.make</code>. Roles: team members, location admins, organization admins, and platform admins.',
        'Null with the error <a href="/reference/errors/FORBIDDEN"><code>FORBIDDEN</code></a> for others.',
      ],
    ],
    ['/types/Pro', ['Needs: <code>platform.admin</code>. Roles: platform admins.']],
    [
      '/errors/FORBIDDEN',
      [
        'Fields of objects that are refused to a role: ',
        '/types/Location#duePay"><code>Location.duePay</code>',
      ],
    ],
    ['/errors/RATE_LIMITED', ['The same request can succeed later.', 'Fault', 'Refusal']],
    ['/errors/UNSUPPORTED', ['Mutations that can be refused with it: ', '/mutations/cancelGigs"']],
    ['/errors/GIG_FULL', ['/mutations/selectApplicants"']],
    [
      '/mutations/selectApplicants',
      ['/errors/CONFIRMATION_REQUIRED"><code>CONFIRMATION_REQUIRED</code></a></li>'],
    ],
  ] as const)('the page of %s says what it needs, gives and costs', ([path, texts]) => {
    const { body } = pageOf(path, '', reference);
    const text = body.text.replace(/\s+/g, ' ');
    for (const part of texts) expect(text).toContain(part);
  });

  test('the reference says of every mutation who may run it, by which token, and how it can be refused', () => {
    const incomplete = Object.keys(rootFields(schema, 'mutations')).filter((name) => {
      const { text } = pageOf(`/mutations/${name}`, '', reference).body;
      const isOpen = text.includes('Works without signing in.');
      const isLimited = text.includes('<dt>Roles</dt>') && text.includes('<dt>Token</dt>');
      const refusals =
        /Refusals, in [^]*?<ul class="names">(?<codes>[^]*?)<\/ul>/.exec(text)?.groups?.['codes'] ?? '';
      return !(isOpen || isLimited) || !refusals.includes('/errors/');
    });
    expect(incomplete).toEqual([]);
  });

  test('the page of a type says of each field that is refused to a role what it needs, who has it, and what others get', () => {
    const noted = documentedTypes(schema).flatMap((type) =>
      [
        ...pageOf(`/types/${type.name}`, '', reference).body.text.matchAll(
          /class="member" id="(\w+)">[^]*?<\/div>/g,
        ),
      ]
        .filter(([member]) => /Needs: <code>[^]*Roles: [^]*\/errors\/FORBIDDEN"/.test(member))
        .map(([, name]) => `${type.name}.${name}`),
    );
    expect(noted).toContain('Location.duePay');
    expect(noted.toSorted()).toEqual([...reference.facts.fields.keys()].toSorted());
  });

  test.for([
    ['cancelGigs', '<code>cancelGigs</code>'],
    ['GIG.STATUS', '<code>Gig.status</code>'],
    ['not_found', '<code>NOT_FOUND</code>'],
    ['<b>', 'No name contains “&lt;b&gt;”.'],
    ['id', 'The first 100 of '],
    ['', 'Enter a part of a name'],
  ] as const)('a search of the reference for "%s" answers', ([text, expected]) => {
    expect(pageOf('/search', text, reference).body.text).toContain(expected);
  });
});

test('what is deprecated says until when, defaults are shown, and texts are escaped', () => {
  const small = buildSchema(`
    "The <root>."
    type Query { shift(first: Int = 5): Int @deprecated(reason: "Use \`Query.gig\`. Removed on or after 2027-03-01."), gig: Int }
  `);
  const reference = createReference({ schema: small, hasGraphiQL: false, examples: [] });
  const { body } = pageOf('/queries/shift', '', reference);
  expect(body.text).toContain('until <time datetime="2027-03-01">');
  expect(body.text).toContain('<a href="/reference/queries/gig"><code>Query.gig</code></a>');
  expect(body.text).toContain(' = 5');
});
