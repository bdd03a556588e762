import { expect, test } from 'vitest';
import { importArtifacts } from './relayPlugin.ts';

const transform = (code: string) => importArtifacts(code, '/web/src/gigs', '/web/src/__generated__');

test('puts the artifact in place of the template', () => {
  expect(transform('const data = useFragment(graphql`fragment Row_gig on Gig { id }`, gig);')).toBe(
    "import Row_gig_graphql from '../__generated__/Row_gig.graphql.ts';const data = useFragment(Row_gig_graphql, gig);",
  );
});

test('keeps the number of every line after a template', () => {
  const code = 'one();\ngraphql`\n  query ScreenQuery {\n    viewer { id }\n  }\n`;\nlast();';
  const lines = transform(code).split('\n');
  expect(lines).toHaveLength(code.split('\n').length);
  expect(lines.at(-1)).toBe('last();');
});

test('imports a document once and several side by side', () => {
  const result = transform('graphql`query A { a }`; graphql`mutation B { b }`; graphql`query A { a }`');
  expect(result.match(/import /g)).toHaveLength(2);
});

test('leaves alone what only ends in the name of the tag', () => {
  const code = 'fetch(`${url}/graphql`); // `graphql` is a word';
  expect(transform(code)).toBe(code);
});

test('refuses a template without a name', () => {
  expect(() => transform('graphql`{ viewer { id } }`')).toThrow('has no name');
});
