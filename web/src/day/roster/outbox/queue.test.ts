import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Act } from './act.ts';
import { addsRecord, answered, nextActs, retried, sent, unsent, withdrawn } from './queue.ts';

function act(order: number, applicationId: string, facts: Partial<Act> = {}): Act {
  return {
    order,
    key: `key-${order}`,
    accountId: 'account',
    gigId: 'gig',
    page: '/locations/1/gigs/5/roster',
    applicationId,
    kind: 'clockIn',
    time: '2027-03-03T15:00:00Z',
    note: null,
    isSent: false,
    refusal: null,
    ...facts,
  };
}

const newKey = () => 'new';
const refusal = 'This pro has already clocked in.';

describe('what is sent next', () => {
  test('the next to be sent is the first act', () => {
    expect(nextActs([act(1, 'a'), act(2, 'b')])).toEqual([act(1, 'a')]);
  });

  test('the next to be sent is everything that was recorded at once', () => {
    const together = [act(1, 'a', { key: 'bulk' }), act(2, 'b', { key: 'bulk' })];
    expect(nextActs([...together, act(3, 'a')])).toEqual(together);
  });

  test('the next to be sent is not what waits behind a refused act of the same pro', () => {
    expect(nextActs([act(1, 'a', { refusal }), act(2, 'a'), act(3, 'b')])).toEqual([act(3, 'b')]);
    expect(nextActs([act(1, 'a', { refusal }), act(2, 'a')])).toEqual([]);
  });
});

describe('after a response', () => {
  test('an act that took effect is gone after a response, and the refused rest keeps its place', () => {
    const bulk = sent([act(1, 'a', { key: 'bulk' }), act(2, 'b', { key: 'bulk' })], 'bulk');
    expect(answered([...bulk, act(3, 'c')], 'bulk', new Map([['b', refusal]]), newKey)).toEqual([
      act(2, 'b', { key: 'bulk', isSent: true, refusal }),
      act(3, 'c'),
    ]);
  });

  test('what was recorded at once does not wait for the pro who was refused before', () => {
    const bulk = [act(2, 'a', { key: 'bulk' }), act(3, 'b', { key: 'bulk' })];
    const after = answered([act(1, 'a'), ...bulk], 'key-1', new Map([['a', refusal]]), newKey);
    expect(nextActs(after)).toEqual([act(3, 'b', { key: 'bulk' })]);
  });
});

describe('a decision', () => {
  const queue = [act(1, 'a', { isSent: true, refusal }), act(2, 'a')];

  test('a decision sends a refused act again as a new request, before what waits behind it', () => {
    expect(nextActs(retried(queue, { order: 1, key: 'again', replaces: null }))).toEqual([
      act(1, 'a', { key: 'again', replaces: null }),
    ]);
  });

  test('a decision to replace a record of the server stays with the act, which adds none', () => {
    const replaces = { kind: 'punch', databaseId: 7 } as const;
    const [decided] = nextActs(retried(queue, { order: 1, key: 'again', replaces }));
    expect(decided).toMatchObject({ key: 'again', replaces });
    expect(decided && addsRecord(decided)).toBe(false);
  });

  test('a decision of a second tab leaves an act that waits or was sent with its key', () => {
    const underway = [act(1, 'a', { isSent: true })];
    expect(retried(underway, { order: 1, key: 'again', replaces: null })).toEqual(underway);
  });

  test('a decision drops a refused act, so that what waits behind it is sent', () => {
    expect(nextActs(withdrawn(queue, 1))).toEqual([act(2, 'a')]);
  });

  test('a decision drops an act that never left the browser', () => {
    const queued = [act(1, 'a'), act(2, 'b', { isSent: true })];
    expect(unsent(sent(queued, 'key-1'), 'key-1')).toEqual(queued);
    expect(withdrawn(unsent(sent(queued, 'key-1'), 'key-1'), 1)).toEqual(queued.slice(1));
  });

  test('a decision drops an act that was not sent, and never one that may have taken effect', () => {
    expect(withdrawn([act(1, 'a')], 1)).toEqual([]);
    const underway = [act(1, 'a', { isSent: true })];
    expect(withdrawn(underway, 1)).toEqual(underway);
  });
});

/** A server that takes each key once, and refuses a second clock-in of a pro. */
function fakeServer(isLost: () => boolean) {
  const responses = new Map<string, { body: string; refusals: ReadonlyMap<string, string> }>();
  const taken: Act[] = [];
  return {
    taken,
    send(acts: readonly Act[]): ReadonlyMap<string, string> | null {
      const [first] = acts;
      if (!first) throw new Error('Nothing was sent.');
      const body = acts.map(({ applicationId }) => applicationId).join();
      const earlier = responses.get(first.key);
      if (earlier && earlier.body !== body) throw new Error('A key was used for another request.');
      if (!earlier) {
        const isIn = (id: string) => taken.some(({ applicationId }) => applicationId === id);
        const refused = acts.filter(({ kind, applicationId }) => kind === 'clockIn' && isIn(applicationId));
        taken.push(...acts.filter((one) => !refused.includes(one)));
        responses.set(first.key, {
          body,
          refusals: new Map(refused.map(({ applicationId }) => [applicationId, refusal])),
        });
      }
      return isLost() ? null : (responses.get(first.key)?.refusals ?? null);
    },
  };
}

const recorded = fc.record({
  pros: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }),
  kind: fc.constantFrom<Act['kind']>('clockIn', 'clockOut', 'startBreak'),
});

test('an act takes effect once or is decided, in the order of its pro, whatever is recorded, refused and lost', () => {
  fc.assert(
    fc.property(fc.array(recorded, { maxLength: 12 }), fc.infiniteStream(fc.boolean()), (records, luck) => {
      const isLucky = () => luck.next().value === true;
      const server = fakeServer(isLucky);
      let keys = 0;
      const key = () => `new-${(keys += 1)}`;
      let queue: readonly Act[] = records
        .flatMap(({ pros, kind }, index) => pros.map((pro) => act(0, pro, { key: `bulk-${index}`, kind })))
        .map((one, index) => ({ ...one, order: index + 1 }));
      const orders = queue.map(({ order }) => order);
      const dropped: number[] = [];

      for (let steps = 0; queue.length > 0; steps += 1) {
        expect(steps).toBeLessThan(1000);
        const next = nextActs(queue);
        const [first] = next;
        if (!first) {
          const undecided = queue.find((one) => one.refusal !== null);
          if (!undecided) throw new Error('Nothing is sent, and nothing has to be decided.');
          dropped.push(undecided.order);
          queue = withdrawn(queue, undecided.order);
          continue;
        }
        queue = sent(queue, first.key);
        const refusals = server.send(next);
        if (refusals) queue = answered(queue, first.key, refusals, key);
        const undecided = queue.find((one) => one.refusal !== null);
        if (undecided && isLucky()) {
          dropped.push(undecided.order);
          queue = withdrawn(queue, undecided.order);
        }
      }

      const taken = server.taken.map(({ order }) => order);
      expect([...taken, ...dropped].toSorted((one, other) => one - other)).toEqual(orders);
      for (const pro of ['a', 'b', 'c', 'd']) {
        const ofPro = server.taken
          .filter(({ applicationId }) => applicationId === pro)
          .map(({ order }) => order);
        expect(ofPro).toEqual(ofPro.toSorted((one, other) => one - other));
      }
    }),
  );
});
