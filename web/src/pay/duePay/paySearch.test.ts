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
] as const)('%j reads as %j, and back', (search, choice) => {
  expect(readPaySearch(search)).toEqual(choice);
  expect(writePaySearch(choice)).toEqual(search);
});

test.each([{ by: 'moon' }, { breaks: 'fine' }, { breaks: 3 }])('%j is ignored', (search) => {
  expect(readPaySearch(search)).toEqual({ by: 'shift', breaks: null });
});
