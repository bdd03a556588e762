import {
  getNamedType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

/** An operation that tests run, shown as an example. */
export interface Example {
  readonly name: string;
  /** What it is for; null for the operations of the web app, whose names have to say it. */
  readonly title: string | null;
  readonly text: string;
  /** As JSON; null for none. */
  readonly variables: string | null;
}

/** Every type, field and input field that a document uses, by its coordinate. */
function elementsOf(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const used = new Set<string>();
  const info = new TypeInfo(schema);
  const noteType = (name: string | undefined) => name !== undefined && used.add(name);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: () => {
        const owner = info.getParentType();
        const field = info.getFieldDef();
        if (!owner || !field) return;
        used.add(`${owner.name}.${field.name}`);
        noteType(getNamedType(field.type).name);
        for (const argument of field.args) noteType(getNamedType(argument.type).name);
      },
      ObjectField: ({ name }) => {
        const owner = getNamedType(info.getParentInputType());
        if (owner) used.add(`${owner.name}.${name.value}`);
      },
    }),
  );
  return used;
}

function nameOf({ definitions }: DocumentNode): string | null {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION ? (operation.name?.value ?? null) : null;
}

/** So many examples help; more hide the rest of the page. */
const most = 3;

/** The best examples of each element: what people wrote to be read first, then the shortest. */
export function indexExamples(
  schema: GraphQLSchema,
  texts: readonly Omit<Example, 'name'>[],
): ReadonlyMap<string, readonly Example[]> {
  const index = new Map<string, Example[]>();
  const ordered = texts.toSorted(
    (one, other) =>
      Number(one.title === null) - Number(other.title === null) || one.text.length - other.text.length,
  );
  for (const { title, text, variables } of ordered) {
    const document = parse(text, { noLocation: true });
    const example = { name: nameOf(document) ?? 'Example', title, text, variables };
    for (const element of elementsOf(schema, document)) {
      const known = index.get(element) ?? [];
      if (known.length < most) index.set(element, [...known, example]);
    }
  }
  return index;
}
