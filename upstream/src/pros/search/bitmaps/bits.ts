import { type RawBuilder, sql } from 'kysely';

/** A set of pros, worked out from their bitmaps: an expression over the rows of `pro_bitmaps`, grouped by chunk. */
export interface Bits {
  readonly expression: RawBuilder<unknown>;
  /** The facets whose rows it reads. */
  readonly facets: readonly string[];
}

const ratingDigits = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/** Who has a facet, named as the database's `facets_of` names it. */
export function facet(name: string): Bits {
  return {
    expression: sql`coalesce(bit_xor(turned) filter (where facet = ${name}), 0::bit(8192))`,
    facets: [name],
  };
}

export function both(one: Bits, other: Bits): Bits {
  return {
    expression: sql`(${one.expression} & ${other.expression})`,
    facets: [...one.facets, ...other.facets],
  };
}

/** Everybody but these. */
export function allBut(some: Bits): Bits {
  return both(facet('pro'), { ...some, expression: sql`~ ${some.expression}` });
}

/** Who has one of a kind's values at least; nobody for no value. */
export function anyOf(kind: string, values: readonly (string | number)[]): Bits {
  return values
    .map((value) => facet(`${kind} ${value}`))
    .reduce(either, { expression: sql`0::bit(8192)`, facets: [] });
}

/**
 * Who has this rating or a better one, compared digit by digit from the least on: who has a digit that the rating has
 * not is above, whatever the lesser ones are; who lacks one that it has is below.
 */
export function ratedAtLeast(rating: number): Bits {
  const hundredths = Math.round(rating * 100);
  let atLeast = facet('rated');
  for (const digit of ratingDigits) {
    atLeast = (hundredths & digit ? both : either)(facet(`rating ${digit}`), atLeast);
  }
  return atLeast;
}

function either(one: Bits, other: Bits): Bits {
  return {
    expression: sql`(${one.expression} | ${other.expression})`,
    facets: [...one.facets, ...other.facets],
  };
}
