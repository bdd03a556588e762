import { hostileText, hostileValue } from '@brigade/upstream/testing/fuzz/hostileValues.ts';
import fc from 'fast-check';
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLInputType,
} from 'graphql';
import type { FuzzedField } from './fuzzedField.ts';

const numbers = ['0', '1', '2', '5', '-1', '1.5', '2147483648', '99999999999999999999'];
const typeNames = ['Location', 'Gig', 'GigApplication', 'Pro', 'Organization', 'Event', 'User', 'Nothing'];

/** Global ids of objects that exist, of some that do not, and of numbers that no object has. */
const hostileId = fc.oneof(
  fc.tuple(fc.constantFrom(...typeNames), fc.constantFrom(...numbers)).map((parts) => btoa(parts.join(':'))),
  fc.constantFrom(...numbers, btoa('Gig:1\u0000'), btoa('Gig'), '===='),
);

/** Values that a scalar accepts in most places. */
const scalarValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ID: hostileId,
  Int: fc.constantFrom(1, 2, 3, 50, 0, -1, -2_000_000, 2_147_483_647),
  DatabaseId: fc.constantFrom(1, 2, 3, 50, 0, -1, 2_147_483_648, Number.MAX_SAFE_INTEGER),
  Float: fc.constantFrom(0, 1, 36.16, -86.78, -1, 1e308),
  Boolean: fc.boolean(),
  Date: fc.constantFrom('2026-03-10', '2026-02-28', '0001-01-01', '9999-12-31'),
  DateTime: fc.constantFrom('2026-03-10T18:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'),
  LocalTime: fc.constantFrom('18:00', '00:00', '23:59'),
  String: fc.oneof(
    fc.constantFrom('Dinner service', '+16155550188', 'new@brigade.example', '37203', 'TN', '123456'),
    hostileText,
  ),
};

function fittingValue(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return fittingValue(type.ofType);
  if (isListType(type)) return fc.array(hostileOf(type.ofType), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (!isInputObjectType(type)) return scalarValues[type.name] ?? hostileText;
  const fields = Object.values(type.getFields());
  const model = Object.fromEntries(fields.map((field) => [field.name, hostileOf(field.type)]));
  const record = fc.record(model, {
    requiredKeys: fields.filter(isRequiredInputField).map(({ name }) => name),
  });
  if (!type.isOneOf) return record;
  return fc.oneof(...fields.map((field) => fc.record({ [field.name]: hostileOf(field.type) })));
}

/** Mostly values that fit, so that they reach the resolvers. */
function hostileOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 24, arbitrary: fittingValue(type) },
    { weight: 1, arbitrary: hostileValue },
    { weight: 1, arbitrary: fc.constant('UNKNOWN_VALUE') },
  );
}

/** Arguments of a connection that are refused beside others, or for a cursor of another list. */
const narrow = new Set(['last', 'before', 'after']);

/** Values for an argument, of which those that are mostly refused are rare. */
export function argumentOf({ name, type }: GraphQLArgument): fc.Arbitrary<unknown> {
  if (!narrow.has(name)) return hostileOf(type);
  return fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: hostileOf(type) });
}

/** Variables for the arguments of a field. */
export function hostileVariables({ field }: FuzzedField): fc.Arbitrary<Record<string, unknown>> {
  const model = Object.fromEntries(field.args.map((argument) => [argument.name, argumentOf(argument)]));
  return fc.record(model, { requiredKeys: field.args.filter(isRequiredArgument).map(({ name }) => name) });
}
