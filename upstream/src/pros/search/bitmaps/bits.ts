import { type RawBuilder, sql } from 'kysely';

/** A set of pros, computed from bitmaps: an expression over the rows of `pro_bitmaps`, grouped by chunk. */
export interface Bits {
  readonly expression: RawBuilder<unknown>;
  /** The facets whose rows the expression reads. */
  readonly facets: readonly string[];
}

const ratingDigits = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/** The pros with a facet. `facets_of` in the database defines the names. */
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

/** All pros except these. */
export function allBut(some: Bits): Bits {
  return both(facet('pro'), { ...some, expression: sql`~ ${some.expression}` });
}

/** The pros with at least one of these values of a kind; none for no values. */
export function anyOf(kind: string, values: readonly (string | number)[]): Bits {
  return values
    .map((value) => facet(`${kind} ${value}`))
    .reduce(either, { expression: sql`0::bit(8192)`, facets: [] });
}

/**
 * The pros with this rating or a better one, compared digit by digit from the least significant one: a digit that the
 * rating lacks makes a pro's rating higher, whatever the lower digits; a digit that only the rating has makes it lower.
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
