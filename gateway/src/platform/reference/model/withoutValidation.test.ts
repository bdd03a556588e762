import { getNamedType, isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../../app/schema.ts';
import { withoutReplay } from './withoutReplay.ts';
import { withoutValidation } from './withoutValidation.ts';

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

test('every mutation can be validated, or the reference says why not', () => {
  const others = mutations.filter(({ args: [input] }) => {
    const type = input && getNamedType(input.type);
    return !(isInputObjectType(type) && 'validateOnly' in type.getFields());
  });

  expect([...withoutValidation.keys()].toSorted()).toEqual(others.map(({ name }) => name).toSorted());
});

test('every mutation whose retry differs exists', () => {
  const names = mutations.map(({ name }) => name);

  expect(Object.keys(withoutReplay).filter((name) => !names.includes(name))).toEqual([]);
});
