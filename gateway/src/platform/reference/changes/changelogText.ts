import { changeText } from './changeText.ts';
import type { Comparison } from './comparison.ts';
import type { Release } from './release.ts';
import { changeHeadings } from './schemaChange.ts';

const introduction = `# Changelog of the schema

What changed for clients of the GraphQL API. \`npm run schema\` writes the first section by comparing the schema with the
last release, and \`npm run schema:release 0.2.0\` closes it. A breaking change needs a reason in
[\`declaredChanges.ts\`](../gateway/src/platform/reference/changes/declaredChanges.ts).
`;

const unchanged = 'Nothing has changed.\n';

/** What changed since the release, in Markdown. */
function sinceRelease(comparison: Comparison): string {
  const entries = [...changeHeadings].map(([kind, { heading, hint }]) => {
    const lines = comparison.changes
      .filter((change) => change.kind === kind)
      .map((change) => `- ${changeText(change, comparison)}`);
    return lines.length === 0 ? '' : `### ${heading}\n\n${hint}\n\n${lines.join('\n')}\n`;
  });
  const sections = entries.filter((section) => section !== '');
  return (sections.length === 0 ? [unchanged] : sections).join('\n');
}

const firstSection = /^## Since [^\n]*\n(?:(?!## )[^\n]*\n)*/m;

/** The changelog with a new first section; what follows it stays. */
export function changelogText(previous: string, comparison: Comparison): string {
  const { version, date } = comparison.release;
  const section = `## Since ${version} (${date})\n\n${sinceRelease(comparison)}`;
  const earlier = previous.split(firstSection).slice(1).join('').trim();
  return `${introduction}\n${section}${earlier === '' ? '' : `\n${earlier}\n`}`;
}

/** The changelog whose first section has become that of a new release. */
export function closedChangelog(
  previous: string,
  { version, date }: Pick<Release, 'version' | 'date'>,
): string {
  const heading = `${version} (${date})`;
  return previous.replace(/^## Since .*$/m, `## Since ${heading}\n\n${unchanged}\n## ${heading}`);
}
