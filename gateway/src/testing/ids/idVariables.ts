import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { FuzzedField } from '../fuzz/fuzzedField.ts';

/** Values that the rules of most fields accept, by scalar. */
const plainValues: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: '2026-03-10',
  DateTime: '2026-03-10T18:00:00Z',
  LocalTime: '18:00',
  String: 'Dinner service',
};

/** Fields that are not named like the type of their node. */
const namesOfTypes: Readonly<Record<string, string>> = {
  application: 'GigApplication',
  shift: 'EventShift',
  address: 'LocationAddress',
  group: 'ProGroup',
  account: 'BillingAccount',
  onsiteManager: 'User',
  owner: 'Location',
};

/** The global id of a node that a field of this name takes. */
function globalIdFor(name: string, number: string): string {
  const noun = name.replace(/Ids?$/, '');
  const type = namesOfTypes[noun] ?? `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  return btoa(`${type === 'Id' ? 'Gig' : type}:${number}`);
}

function isId(type: GraphQLInputType): boolean {
  return ['ID', 'DatabaseId'].includes(getNamedType(type).name);
}

/** Whether a type is an id, or an input with one in it. */
function carriesId(type: GraphQLInputType, seen: readonly string[] = []): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.includes(named.name)) return isId(named);
  return Object.entries(named.getFields()).some(
    ([name, field]) => name !== 'clientMutationId' && carriesId(field.type, [...seen, named.name]),
  );
}

/** A value of a type with this number in all its ids. */
function valueOf(name: string, given: GraphQLInputType, number: string, depth: number): unknown {
  const type = getNullableType(given);
  if (isListType(type)) return [valueOf(name, type.ofType, number, depth)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) {
    if (type.name === 'ID') return globalIdFor(name, number);
    return type.name === 'DatabaseId' ? asNumber(number) : plainValues[type.name];
  }
  const fields = Object.values(type.getFields()).filter(
    (field) => isRequiredInputField(field) || (!type.isOneOf && depth < 3 && carriesId(field.type)),
  );
  const chosen = type.isOneOf ? Object.values(type.getFields()).slice(0, 1) : fields;
  return Object.fromEntries(
    chosen
      .filter((field) => field.name !== 'clientMutationId')
      .map((field) => [field.name, valueOf(field.name, field.type, number, depth + 1)]),
  );
}

/** The number as JSON has it; text stays text. */
function asNumber(number: string): unknown {
  return Number.isNaN(Number(number)) ? number : Number(number);
}

/** Whether an argument of a field is an id, or has one in it. */
export function takesIds({ field }: FuzzedField): boolean {
  return field.args.some(({ type }) => carriesId(type));
}

/** Variables for the arguments of a field, with this number in all ids. */
export function idVariables({ field }: FuzzedField, number: string): Record<string, unknown> {
  const args = field.args.filter((argument) => isRequiredArgument(argument) || carriesId(argument.type));
  return Object.fromEntries(args.map(({ name, type }) => [name, valueOf(name, type, number, 0)]));
}
