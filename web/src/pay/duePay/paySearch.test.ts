import { expect, test } from 'vitest';
import { readPaySearch, writePaySearch } from './paySearch.ts';

test.each([
  [{}, { by: 'shift', breaks: null }],
  [{ by: 'person' }, { by: 'person', breaks: null }],
  [{ breaks: 'too_late' }, { by: 'shift', breaks: 'TOO_LATE' }],
  [
    { by: 'person', breaks: 'non_compliant' },
    { by: 'person', breaks: 'NON_COMPLIANT' },
  ],
] as const)('the search params %j read as the pay %j, and back', (search, choice) => {
  expect(readPaySearch(search)).toEqual(choice);
  expect(writePaySearch(choice)).toEqual(search);
});

test.each([{ by: 'moon' }, { breaks: 'fine' }, { breaks: 3 }])(
  'the search params %j of the pay are ignored',
  (search) => {
    expect(readPaySearch(search)).toEqual({ by: 'shift', breaks: null });
  },
);
