export const changelogFile = new URL('../../../docs/schema-changelog.md', import.meta.url);
