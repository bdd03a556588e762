import { base, type Reference } from './reference.ts';
import { kindOf, memberNames } from './members.ts';
import { rootFields, rootKindNames, rootKinds } from './rootFields.ts';

/** Something that a search found. */
export interface Found {
  readonly name: string;
  /** What it is, in one word. */
  readonly kind: string;
  readonly href: string;
}

/** More than people read; they type another letter. */
export const mostFound = 100;

function everything({ schema, types, catalogue }: Reference): Found[] {
  const roots = rootKindNames.flatMap((kind) =>
    Object.keys(rootFields(schema, kind)).map((name) => ({
      name,
      kind: rootKinds[kind],
      href: `${base}/${kind}/${name}`,
    })),
  );
  const codes = [...new Set(catalogue.map(({ code }) => code))];
  return [
    ...roots,
    ...types.map((type) => ({ name: type.name, kind: kindOf(type), href: `${base}/types/${type.name}` })),
    ...codes.map((name) => ({ name, kind: 'error', href: `${base}/errors/${name}` })),
    ...types.flatMap((type) =>
      memberNames(type).map((member) => ({
        name: `${type.name}.${member}`,
        kind: kindOf(type) === 'enum' ? 'value' : 'field',
        href: `${base}/types/${type.name}#${member}`,
      })),
    ),
  ];
}

/** How well a name fits: 0 is best; null does not fit. */
function rank(name: string, wanted: string): number | null {
  const lower = name.toLowerCase();
  const member = lower.split('.').at(-1) ?? lower;
  if (lower === wanted) return 0;
  if (lower.startsWith(wanted)) return 1;
  if (member === wanted) return 2;
  return lower.includes(wanted) ? 3 : null;
}

/** What has a text in its name, best first. */
export function search(reference: Reference, text: string): readonly Found[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return everything(reference)
    .flatMap((found) => {
      const fit = rank(found.name, wanted);
      return fit === null ? [] : [{ found, fit }];
    })
    .toSorted((one, other) => one.fit - other.fit)
    .map(({ found }) => found);
}
