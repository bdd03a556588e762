import { expect, test } from 'vitest';
import { offersAnswerWire } from './directOfferWire.ts';
import { offerOutcomes } from './offerOutcomes.ts';

const pro = { uuid: 'u', profile_id: 4, display_name: 'Drew E.', badges: [] };
const offer = {
  id: 9,
  gig_id: 1,
  pro_id: 4,
  application_type: 'DIRECT_OFFER',
  status: 'PENDING',
  created_ts: '2030-01-01T10:00:00Z',
};
const error = { code: 'gig_full', message: 'All places of this shift (2) are taken.' };

test.each([
  ['results', [{ ok: true, gig_id: 1, pro_id: 4, offer }]],
  ['offers alone', [offer]],
])('a list of %s is one outcome a pro', (_case, answer) => {
  const read = offersAnswerWire.parse(answer);
  if (!Array.isArray(read)) throw new Error('A list is a list');
  expect(offerOutcomes(read, { pros: [pro], field: 'proIds' })).toMatchObject([{ offer: { id: 9, pro } }]);
});

test('distinguishes an offer, an error and an operation', () => {
  expect(offersAnswerWire.parse(offer)).toMatchObject({ id: 9, status: 'PENDING' });
  expect(offersAnswerWire.parse({ error })).toMatchObject({ error: { code: 'gig_full' } });
  expect(offersAnswerWire.parse({ id: 3, status: 'queued' })).toEqual({ id: 3, status: 'queued' });
});

test('puts a refusal at the path of its pro', () => {
  const read = offersAnswerWire.parse([{ ok: false, gig_id: 1, pro_id: 4, error }]);
  if (!Array.isArray(read)) throw new Error('A list is a list');
  expect(offerOutcomes(read, { pros: [pro], field: 'proIds' })).toMatchObject([
    { gigNumber: 1, pro, errors: [{ code: 'GIG_FULL', path: ['proIds', '0'] }] },
  ]);
});

test('throws for an offer to an unknown pro', () => {
  const read = offersAnswerWire.parse([offer]);
  if (!Array.isArray(read)) throw new Error('A list is a list');
  expect(() => offerOutcomes(read, { pros: [], field: 'proIds' })).toThrow(/a result for another pro/);
});
