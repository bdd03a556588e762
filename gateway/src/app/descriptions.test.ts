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

test('the product is never named', () => {
  const named = members
    .flat()
    .filter((text) => /brigade|gigster(?!$)/i.test(text) && text !== 'AppMode.GIGSTER');
  expect(named).toEqual([]);
});
