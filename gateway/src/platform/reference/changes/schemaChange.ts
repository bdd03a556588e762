/** How a change of the schema affects clients of the released one. */
export type ChangeKind = 'BREAKING' | 'DANGEROUS' | 'ADDED' | 'DEPRECATED';

/** A difference between the released schema and this one. */
export interface SchemaChange {
  readonly kind: ChangeKind;
  /** One sentence that names the elements by their coordinates, such as `Field Gig.wage was removed.` */
  readonly description: string;
}

/** A breaking change that was decided on. */
export interface DeclaredChange {
  readonly description: string;
  /** Why clients have to change, and how, in one sentence. */
  readonly reason: string;
  /** When it was decided, as `yyyy-MM-dd`. */
  readonly date: string;
}

/** The kinds in the order of what readers must know first, with their headings. */
export const changeHeadings: ReadonlyMap<ChangeKind, { readonly heading: string; readonly hint: string }> =
  new Map([
    ['BREAKING', { heading: 'Breaking', hint: 'Clients that use these must change.' }],
    [
      'DANGEROUS',
      {
        heading: 'Dangerous',
        hint: 'Clients keep working if they expect unknown enum values, leave out what they do not set and read a DatabaseId as a number beyond 32 bits.',
      },
    ],
    ['DEPRECATED', { heading: 'Deprecated', hint: 'These work until the date in their reason.' }],
    ['ADDED', { heading: 'Added', hint: 'Nothing changes for clients that do not use these.' }],
  ]);
