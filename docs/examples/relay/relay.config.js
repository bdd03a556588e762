const config = {
  src: '.',
  schema: '../../../schema.graphql',
  language: 'typescript',
  artifactDirectory: './__generated__',
  excludes: ['**/__generated__/**'],
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noSourceControl: true,
  customScalarTypes: { DateTime: 'string', Date: 'string', LocalTime: 'string', DatabaseId: 'number' },
};

export { config as 'module.exports', config as default };
