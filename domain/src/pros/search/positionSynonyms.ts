/** What people call positions that catalogs name otherwise, by a part of the catalog's name in lower case. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  'front-of-house': [
    'server',
    'waiter',
    'waitress',
    'waitstaff',
    'runner',
    'busser',
    'busboy',
    'host',
    'hostess',
    'greeter',
    'foh',
  ],
  bartender: ['barkeeper', 'barman', 'mixologist', 'barback'],
  cook: ['chef'],
  baker: ['patissier', 'pâtissier'],
  dishwasher: ['steward', 'porter', 'dishy'],
  housekeeping: ['housekeeper', 'cleaner', 'maid'],
  maintenance: ['handyman', 'technician'],
};

interface Position {
  readonly id: number;
  readonly name: string;
}

/** The positions that a word such as "servers" means, though none of them has it in its name. */
export function positionsCalled<P extends Position>(word: string, positions: readonly P[]): P[] {
  const forms = [word, word.replace(/s$/, ''), word.replace(/es$/, '')];
  const parts = Object.entries(synonyms).flatMap(([part, words]) =>
    words.some((synonym) => forms.includes(synonym)) ? [part] : [],
  );
  return positions.filter(({ name }) => parts.some((part) => name.toLowerCase().includes(part)));
}
