import { expect, test } from 'vitest';
import { readApplicantsSearch, writeApplicantsSearch } from './applicantsSearch.ts';

const defaults = { stage: 'OPEN', order: 'BEST_MATCH', selectedProId: null } as const;

test('shows open applicants by best match unless the address says otherwise', () => {
  expect(readApplicantsSearch({})).toEqual(defaults);
  expect(readApplicantsSearch({ stage: 'nowhere', ordering: 'wage', selected_pro_id: '' })).toEqual(defaults);
  expect(writeApplicantsSearch(defaults)).toEqual({});
});

test('reads what it has written', () => {
  const choice = { stage: 'CONFIRMED', order: 'NEWEST', selectedProId: 'uuid' } as const;
  const written = { stage: 'confirmed', ordering: '-created_ts', selected_pro_id: 'uuid' };
  expect(writeApplicantsSearch(choice)).toEqual(written);
  expect(readApplicantsSearch(written)).toEqual(choice);
});
