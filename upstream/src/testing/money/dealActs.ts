import * as fc from 'fast-check';

/** An act, and the number by which it chooses. */
type Step<Act> = [act: Act, pick: number];

/** How many sequences one deck makes: few, because each starts and finishes its own server state. */
const hands = 5;

const shuffled = <Card>(cards: readonly Card[]) =>
  fc.shuffledSubarray([...cards], { minLength: cards.length });

/**
 * Sequences of acts. Each has a beginning, and a hand from one shuffled deck of all acts: acts drawn by chance would leave
 * some out, and no one would notice.
 */
export function dealActs<Act>(
  acts: readonly Act[],
  beginnings: readonly (readonly Act[])[],
  seed: number,
): Step<Act>[][] {
  const sequence = (names: readonly Act[]) =>
    fc.tuple(...names.map((name) => fc.tuple(fc.constant(name), fc.nat(200))));
  const deals = fc
    .tuple(shuffled(beginnings), shuffled(acts))
    .chain(([begun, deck]) =>
      fc.tuple(
        ...begun
          .slice(0, hands)
          .map((beginning, hand) =>
            sequence([...beginning, ...deck.filter((_, card) => card % hands === hand)]),
          ),
      ),
    );
  return fc.sample(deals, { seed, numRuns: 1 }).flat();
}
