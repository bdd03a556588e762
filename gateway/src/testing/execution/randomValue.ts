import {
  getNullableType,
  GraphQLNonNull,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNullableInputType,
} from 'graphql';
import type { Chance } from './chance.ts';

/** A value as a variable and as a literal. */
export interface RandomValue {
  readonly json: unknown;
  readonly text: string;
}

const scalars: Readonly<Record<string, readonly [unknown, ...unknown[]]>> = {
  Int: [0, 1, 25, -3],
  Float: [0.5, 3, -1.25],
  Boolean: [true, false],
  ID: ['R2lnOjE=', 'a'],
};

function scalar(name: string, chance: Chance, about: string): RandomValue {
  const json = chance.pick(scalars[name] ?? ['', 'a "b"', '2026-03-02'], about);
  return { json, text: JSON.stringify(json) };
}

/** A value that fits an input type, most fields of objects left out; sometimes null where the type allows it. */
export function randomValue(type: GraphQLInputType, chance: Chance, about: string): RandomValue {
  if (isNonNullType(type)) return presentValue(type.ofType, chance, `${about}!`);
  return chance.oneIn(12, `${about} null`) ? { json: null, text: 'null' } : presentValue(type, chance, about);
}

function presentValue(type: GraphQLNullableInputType, chance: Chance, about: string): RandomValue {
  if (isListType(type)) {
    const items = Array.from({ length: chance.below(3, `${about} length`) }, (_, index) =>
      randomValue(type.ofType, chance, `${about}.${index}`),
    );
    return { json: items.map(({ json }) => json), text: `[${items.map(({ text }) => text).join(', ')}]` };
  }
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name);
    const name = names[chance.below(names.length, about)] ?? '';
    return { json: name, text: name };
  }
  if (isInputObjectType(type)) return objectValue(type, chance, about);
  return scalar(type.name, chance, about);
}

function objectValue(type: GraphQLInputObjectType, chance: Chance, about: string): RandomValue {
  const all = Object.values(type.getFields());
  const chosen = type.isOneOf
    ? all.slice(0, 1)
    : all.filter((field) => isRequiredInputField(field) || chance.oneIn(4, `${about}.${field.name}?`));
  const fields = chosen.map(({ name, type: declared }) => {
    const fieldType = type.isOneOf ? new GraphQLNonNull(getNullableType(declared)) : declared;
    return [name, randomValue(fieldType, chance, `${about}.${name}`)] as const;
  });
  return {
    json: Object.fromEntries(fields.map(([name, { json }]) => [name, json])),
    text: `{ ${fields.map(([name, { text }]) => `${name}: ${text}`).join(', ')} }`,
  };
}
