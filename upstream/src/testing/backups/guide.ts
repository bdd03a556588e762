import { readFile } from 'node:fs/promises';

const guides = new URL('../../../../docs/guides/', import.meta.url);

interface Block {
  readonly heading: string;
  readonly language: string;
  readonly text: string;
}

/** The commands of a guide. */
export interface Guide {
  /** One of the code blocks below a heading; the first unless `index` says which. */
  readonly command: (heading: string, language: string, index?: number) => string;
  /** Blocks that nothing has asked for. */
  readonly unused: () => readonly Block[];
}

export async function readGuide(name: string): Promise<Guide> {
  const text = await readFile(new URL(name, guides), 'utf8');
  const blocks = text.split(/^## /m).flatMap((section) => blocksOf(section));
  const used = new Set<Block>();
  return {
    command(heading, language, index = 0) {
      const block = blocks.filter((each) => each.heading === heading && each.language === language)[index];
      if (!block) throw new Error(`${name} has no block ${index} of ${language} below "${heading}".`);
      used.add(block);
      return block.text;
    },
    unused: () => blocks.filter((block) => !used.has(block)),
  };
}

function blocksOf(section: string): Block[] {
  const heading = section.slice(0, section.indexOf('\n'));
  return [...section.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, language = '', text = '']) => ({
    heading,
    language,
    text,
  }));
}
