import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The product's schema, which the peers serve with plain resolvers. */
export const typeDefs = readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8');

/** Loads a package that the benchmark has installed for itself. */
export const requirePeer = createRequire(`${process.env['PEERS'] ?? ''}/`);
