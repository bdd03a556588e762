import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema.ts';

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
}

function own(type: GraphQLNamedType): readonly (Described & { readonly args?: readonly Described[] })[] {
  if (isEnumType(type)) return type.getValues();
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? Object.values(type.getFields()) : [];
}

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

/** Everything that can be described, by its coordinate: `Gig`, `Gig.wage`, `Gig.applications(first:)`. */
const members: [string, string][] = types.flatMap((type) => [
  [type.name, type.description ?? ''],
  ...own(type).flatMap((member): [string, string][] => [
    [`${type.name}.${member.name}`, member.description ?? ''],
    ...(member.args ?? []).map((argument): [string, string] => [
      `${type.name}.${member.name}(${argument.name}:)`,
      argument.description ?? '',
    ]),
  ]),
]);

test('every type, field, argument, input field and enum value is described', () => {
  expect(members.length).toBeGreaterThan(500);
  expect(members.filter(([, description]) => description === '').map(([name]) => name)).toEqual([]);
});

test('every description is made of whole sentences', () => {
  const broken = members.filter(([, description]) => !/^[A-Z`"#\d].*[.)`]$/s.test(description));
  expect(broken).toEqual([]);
});

test('every description says more than a name, in at least four words', () => {
  const short = members.filter(
    ([, description]) => description.split(/\s+/).length < 4 && !/^Input for \w+\.$/.test(description),
  );
  expect(short).toEqual([]);
});

/** Wordings that have one standard form, with that form. */
const standardForms: [RegExp, string][] = [
  [/^The (?:payload|result) of (?:the mutation|[a-z]\w+)\b/, 'Return type of …'],
  [/\bids?\b/, 'ID, IDs'],
  [/upstream requests?\b|(?:additional|separate) upstream/, 'Costs one upstream call'],
  [/\b(?:if|or|unless) the (?:server|upstream)\b/i, 'if the REST API …'],
  [/`FORBIDDEN` error|`[a-z]+\.[a-z]+` permission/, 'the error FORBIDDEN, the permission `…`'],
  [
    /(?:Requires|without|lacks) `?(?:applications|billing|gigs|hours|organizations|payments|team|wages)\.[a-z]/,
    'the permission `…`',
  ],
  [/\bcancel(?:ed|ing)\b/i, 'cancelled, cancelling'],
];

/** Parts in another wording than the standard one, as `Type.member: part → standard`; other code in backticks is exempt. */
function otherWordings([name, description]: [string, string]): string[] {
  const prose = description.replaceAll(/`(?![A-Z]+`|[a-z]+\.[a-z]+`)[^`]*`/g, '``');
  return standardForms.flatMap(([other, standard]) => {
    const part = other.exec(prose)?.[0];
    return part === undefined ? [] : [`${name}: ${part} → ${standard}`];
  });
}

test.each([
  ['The payload of sendGift.', 'The payload of sendGift'],
  ['The id of the gig, not `id`.', 'id'],
  ['The gig. Requires an additional upstream request.', 'additional upstream'],
  ['The wage. Null if the server does not say.', 'if the server'],
  ['The wage. Requires wages.view.', 'Requires wages.v'],
  ['The wage, for viewers without `wages.view`.', 'without `wages.v'],
  ['Requires the `wages.view` permission.', '`wages.view` permission'],
  ['Null with a `FORBIDDEN` error.', '`FORBIDDEN` error'],
  ['The gig was canceled.', 'canceled'],
])('the description "%s" is in another wording', (description, part) => {
  expect(otherWordings(['A.b', description])).toEqual([expect.stringContaining(`A.b: ${part} → `)]);
});

test('what many descriptions say has one wording', () => {
  expect(members.flatMap(otherWordings)).toEqual([]);
});

test('the product is never named', () => {
  const named = members
    .flat()
    .filter((text) => /brigade|gigster(?!$)/i.test(text) && text !== 'AppMode.GIGSTER');
  expect(named).toEqual([]);
});
