import { expect, test } from 'vitest';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { directOfferById } from './directOffersApi.ts';
import { offersResponseWire } from './directOfferWire.ts';
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

/** A session of a server that knows these offers. */
const sessionWith = (offers: readonly object[]) =>
  ({
    load: (loader: unknown, id: number) => {
      expect(loader).toBe(directOfferById);
      const found = offers.find((each) => 'id' in each && each.id === id);
      const refusal = { code: 'x', message: '', target: null, targetValue: null, details: [] };
      return found ? Promise.resolve(found) : Promise.reject(new UpstreamRefusal('offers', 403, refusal));
    },
  }) as Partial<RestSession> as RestSession;

function outcomesOf(response: unknown, { pros = [pro], offers = [] as readonly object[] } = {}) {
  const read = offersResponseWire.parse(response);
  if (!('results' in read)) throw new Error('The response has no results');
  return offerOutcomes(read.results, { pros, field: 'proIds' }, { rest: sessionWith(offers) });
}

test.each([
  ['results', [{ ok: true, gig_id: 1, pro_id: 4, offer }]],
  ['offers', [offer]],
  ['one offer alone', offer],
])('%s are one outcome a pro', async (_case, response) => {
  expect(await outcomesOf(response)).toMatchObject([{ offer: { id: 9, pro } }]);
});

test('the answer to offers distinguishes an error and an operation', () => {
  expect(offersResponseWire.parse({ error })).toMatchObject({ error: { code: 'gig_full' } });
  expect(offersResponseWire.parse({ id: 3, status: 'queued' })).toEqual({ id: 3, status: 'queued' });
});

test('the outcome of an offer puts a refusal at the path of its pro', async () => {
  expect(await outcomesOf([{ ok: false, gig_id: 1, pro_id: 4, error }])).toMatchObject([
    { gigNumber: 1, pro, errors: [{ code: 'GIG_FULL', path: ['proIds', '0'] }] },
  ]);
});

test('the outcome of an offer to a group loads the pro', async () => {
  const outcomes = await outcomesOf([offer], { pros: [], offers: [{ ...offer, pro }] });

  expect(outcomes).toMatchObject([{ offer: { id: 9, pro } }]);
});

test('outcomes leave out offers whose pro cannot be found out, and no others', async () => {
  const outcomes = await outcomesOf([offer, { ...offer, id: 10, pro_id: 5 }]);

  expect(outcomes).toMatchObject([{ offer: { id: 9 } }]);
});

test.each([
  ['a list of something else', [{ made: true }]],
  ['something else', { made: true }],
])('offers that a server reports as %s were made', async (_case, response) => {
  expect(await outcomesOf(response)).toEqual([]);
});
