import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { bothResponses } from '../../../testing/execution/bothResponses.ts';

const shapes = ['[Int]', '[Int]!', '[Int!]', '[Int!]!', '[[Int!]!]', '[[Int]!]!'] as const;

function* failing() {
  yield 1;
  throw new Error('ended early');
}
async function* arriving() {
  yield 1;
  yield null;
}
async function* failingLater() {
  yield 1;
  throw new Error('ended early');
}
const reject = (reason: unknown = new Error('lost')) => Promise.reject(reason);

const values: Readonly<Record<string, () => unknown>> = {
  'a list': () => [1, 2],
  'an empty list': () => [],
  null: () => null,
  undefined: () => undefined,
  'a list with null': () => [1, null, 2],
  'a list with undefined': () => [1, undefined],
  'a list with an error': () => [1, new Error('hidden'), 2],
  'a list of promises': () => [Promise.resolve(1), 2, Promise.resolve(3)],
  'a list with a promise of null': () => [1, Promise.resolve(null), 2],
  'a list with a promise that fails': () => [1, reject(), 2],
  'a promise of a list': () => Promise.resolve([1, 2]),
  'a promise of null': () => Promise.resolve(null),
  'a promise of a list with null': () => Promise.resolve([1, null]),
  'a promise of a list with a promise that fails': () => Promise.resolve([1, reject()]),
  'a promise that fails': () => reject(),
  'an error': () => new Error('hidden'),
  'a set': () => new Set([1, 2]),
  'an iterator that fails': failing,
  'an asynchronous iterator': arriving,
  'an asynchronous iterator that fails': failingLater,
  'a text': () => 'no list',
  'a number': () => 7,
  'an object': () => ({ length: 2 }),
  'a list of lists': () => [[1], [2, 3]],
  'a list of lists with null': () => [[1, null], null],
  'lists that come later': () => [Promise.resolve([1, Promise.resolve(null)]), [2]],
};

describe.each(shapes)('%s', (shape) => {
  const schema = buildSchema(`type Query { list: ${shape}, after: Int }`);

  test.each(Object.keys(values))('a list from %s is completed as by graphql-js', async (name) => {
    const { reference, compiled } = await bothResponses({
      schema,
      text: '{ list after }',
      root: () => ({ list: values[name], after: 9 }),
    });

    expect(compiled).toBe(reference);
  });
});

const nested = buildSchema(`
  type Query { top: Top, must: Top! }
  type Top { id: Int, middle: Middle, mustMiddle: Middle!, all: [Middle!], each: [Middle] }
  type Middle { leaf: Int, mustLeaf: Int!, top: Top!, mustMiddle: Middle! }
`);

type Make = (fail: () => unknown) => unknown;
const trees: Readonly<Record<string, Make>> = {
  'a leaf that must be there': (fail) => ({ top: { id: 1, middle: { leaf: 2, mustLeaf: fail } } }),
  'a leaf that may be absent': (fail) => ({ top: { id: 1, middle: { leaf: fail, mustLeaf: 3 } } }),
  'two levels that must be there': (fail) => ({ top: { id: 1, mustMiddle: { mustLeaf: fail } } }),
  'all levels up to the root': (fail) => ({ must: { mustMiddle: { mustLeaf: fail } } }),
  'an item that must be there': (fail) => ({ top: { all: [{ mustLeaf: 1 }, { mustLeaf: fail }] } }),
  'an item that may be absent': (fail) => ({ top: { each: [{ mustLeaf: fail }, { mustLeaf: 1 }] } }),
  'the object itself': (fail) => ({ top: fail }),
  'the root that must be there': (fail) => ({ must: fail }),
};
const failures: Readonly<Record<string, () => unknown>> = {
  throwing: () => {
    throw new Error('thrown');
  },
  rejecting: () => reject(),
  'null now': () => null,
  'null later': () => Promise.resolve(null),
  'an error as value': () => new Error('returned'),
  'a promise of an error': () => Promise.resolve(new Error('returned later')),
};

describe.each(Object.keys(trees))('a null rises from %s', (tree) => {
  test.each(Object.keys(failures))('a null after %s rises as in graphql-js', async (failure) => {
    const root = () => trees[tree]?.(failures[failure] ?? reject);
    const fields = '{ id middle { leaf mustLeaf } all { mustLeaf } each { mustLeaf } }';
    const needsMust = tree.includes('root');
    const needsMiddle = tree.includes('levels');
    const selection = needsMiddle ? '{ mustMiddle { mustLeaf } }' : fields;
    const text = `{ ${needsMust ? 'must' : 'top'} ${selection} }`;
    const { reference, compiled } = await bothResponses({ schema: nested, text, root });

    expect(compiled).toBe(reference);
    expect(compiled).toContain(':null');
  });
});
