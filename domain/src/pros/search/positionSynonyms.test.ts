import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { readPastWorkQuestion } from './pastWorkQuestion.ts';
import { positionsCalled } from './positionSynonyms.ts';

const catalog = [
  { id: 1, name: 'Front-of-House Support' },
  { id: 2, name: 'Full Bartender' },
  { id: 3, name: 'Line Cook' },
  { id: 4, name: 'Event Cook' },
];

test.each([
  ['servers', [1]],
  ['waitresses', [1]],
  ['hostess', [1]],
  ['mixologist', [2]],
  ['chefs', [3, 4]],
  ['marisol', []],
])('%s are known positions', (word, ids) => {
  expect(positionsCalled(word, catalog).map(({ id }) => id)).toEqual(ids);
});

test('a question names positions as people do', () => {
  const words = 'servers over 4.5 who worked here in October';
  expect(readPastWorkQuestion(words, catalog, Temporal.PlainDate.from('2026-11-29'))).toEqual({
    positionIds: [1],
    minimumRating: 4.5,
    isEverywhere: false,
    days: null,
    from: '2026-10-01',
    until: '2026-10-31',
    name: '',
  });
});

test('a name of the catalog comes before what people call another position', () => {
  const withServer = [...catalog, { id: 5, name: 'Banquet Server' }];
  const { positionIds } = readPastWorkQuestion('servers', withServer, Temporal.PlainDate.from('2026-11-29'));
  expect(positionIds).toEqual([5]);
});
