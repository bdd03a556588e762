import { z } from 'zod';

/** A node of a syntax tree, by the name of its type. */
export type SyntaxNode = Readonly<Record<string, unknown>> & { readonly type: string };

const node = z.looseObject({ type: z.string() });
const named = z.looseObject({ value: z.string() });

export function asNode(value: unknown): SyntaxNode | null {
  const { data } = node.safeParse(value);
  return data ?? null;
}

/** The text of an identifier or of a literal; null for other nodes. */
export function nameOf(value: unknown): string | null {
  return named.safeParse(value).data?.value ?? null;
}

/** Visits a tree from its root; below a node for which `visit` returns false it does not go. */
export function walk(value: unknown, visit: (node: SyntaxNode) => boolean): void {
  if (Array.isArray(value)) {
    for (const each of value) walk(each, visit);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const found = asNode(value);
  if (found !== null && !visit(found)) return;
  for (const [key, child] of Object.entries(value)) if (key !== 'span') walk(child, visit);
}

/** The texts of the literals in a tree, also those between the parts of templates. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  walk(value, (found) => {
    if (found.type === 'StringLiteral') texts.push(nameOf(found) ?? '');
    if (found.type === 'TemplateLiteral') texts.push(templateText(found));
    return true;
  });
  return texts;
}

/** A template with `*` for each of its expressions. */
function templateText({ quasis }: SyntaxNode): string {
  const parts = z.array(z.looseObject({ raw: z.string() })).parse(quasis);
  return parts.map(({ raw }) => raw).join('*');
}
