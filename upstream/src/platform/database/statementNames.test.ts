import { expect, test } from 'vitest';
import { createStatementNames } from './statementNames.ts';

test('a statement gets a name the second time, and keeps it', () => {
  const names = createStatementNames();

  expect(names.nameOf('select 1')).toBeUndefined();
  expect(names.nameOf('select 1')).toBe('statement_1');
  expect(names.nameOf('select 1')).toBe('statement_1');
});

test('each statement has a name of its own', () => {
  const names = createStatementNames();
  const texts = ['select 1', 'select 2'];
  texts.forEach(names.nameOf);

  expect(texts.map(names.nameOf)).toEqual(['statement_1', 'statement_2']);
});

test('a renamed statement has a name that no other had', () => {
  const names = createStatementNames();
  const texts = ['select 1', 'select 2'];
  texts.forEach(names.nameOf);
  texts.forEach(names.nameOf);
  names.rename('select 1');

  expect(names.nameOf('select 1')).toBe('statement_3');
});

test('statements keep their names when all names are given away', () => {
  const names = createStatementNames({ names: 1 });
  names.nameOf('select 1');
  names.nameOf('select 1');
  names.nameOf('select 2');

  expect(names.nameOf('select 2')).toBeUndefined();
  expect(names.nameOf('select 1')).toBe('statement_1');
});

test('statements that came once are dropped when there are too many', () => {
  const names = createStatementNames({ names: 2 });
  ['select 1', 'select 2', 'select 3'].forEach(names.nameOf);

  expect(names.nameOf('select 1')).toBeUndefined();
  expect(names.nameOf('select 3')).toBe('statement_1');
});

test('a long statement gets no name', () => {
  const names = createStatementNames({ length: 8 });
  names.nameOf('select 10');

  expect(names.nameOf('select 10')).toBeUndefined();
});
