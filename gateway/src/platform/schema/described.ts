/** The values of a closed set, each with the words that the schema says about it. */
export type Described<Values extends readonly string[]> = Record<Values[number], { description: string }>;
