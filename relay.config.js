// relay-compiler reads the `module.exports` name of an ES module; a plain default export is not seen by it.
const config = {
  src: './web/src',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './web/src/__generated__',
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  eagerEsModules: true,
  useImportTypeSyntax: true,
  // Artifacts are staged by people, not by the compiler.
  noSourceControl: true,
  customScalarTypes: { DateTime: 'string', Date: 'string', LocalTime: 'string', DatabaseId: 'number' },
  // The gateway runs these documents for signed-out callers and for the web app, by id.
  persistConfig: { file: './persisted-documents.json', algorithm: 'MD5' },
};

export { config as 'module.exports', config as default };
