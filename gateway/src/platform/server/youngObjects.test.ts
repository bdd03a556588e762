import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createRowReader } from '../paging/rowReader.ts';
import { createCallTrace } from '../rest/callTrace.ts';
import { createRestSession } from '../rest/httpRestSession.ts';
import { openGate } from '../rest/responseGate.ts';

/** Collects young objects only, as happens all the time under load. */
function collectYoungObjects(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { readonly type: 'minor' }) => void;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'minor' });
}

const caller = {
  token: 'secret',
  locationId: null,
  clientId: null,
  appContext: null,
  userAgent: null,
  address: '203.0.113.7',
  requestId: 'r1',
  idempotencyKey: null,
};

function session(): object {
  return createRestSession({
    upstream: { send: () => Promise.reject(new Error('Nothing is sent here')) },
    caller,
    productSlug: 'brigade',
    signal: new AbortController().signal,
    trace: createCallTrace(),
    gate: openGate,
  });
}

function pageReader(): object {
  const pages: readonly never[] = [];
  createRowReader(() => Promise.resolve({ count: 0, hasNext: false, results: pages }), String);
  return pages;
}

/** What each request creates, by what holds it. */
const heldBy: Readonly<Record<string, () => object>> = {
  session,
  'call trace': () => createCallTrace().calls,
  'row reader': pageReader,
};

const createdAtOnce = 20;
const collections = 5;

/** Code refers to the objects that it was first and last run with. */
const mostLeft = (createdAtOnce * collections) / 2;

test.each(Object.entries(heldBy))(
  'a %s holds nothing until the whole heap is collected',
  async (_, create) => {
    const references: WeakRef<object>[] = [];
    for (let round = 0; round < collections; round += 1) {
      references.push(...Array.from({ length: createdAtOnce }, () => new WeakRef(create())));
      // Until then, a reference that was just made holds its object.
      await new Promise(setImmediate);
      collectYoungObjects();
    }

    expect(references.filter((each) => each.deref() !== undefined).length).toBeLessThanOrEqual(mostLeft);
  },
);
