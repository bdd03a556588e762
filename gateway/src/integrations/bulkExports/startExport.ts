import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { checkExport } from './checkExport.ts';
import { ExportFormat } from './exportEnums.ts';
import { exportPayload } from './exportPayload.ts';
import { startExport } from './exportsApi.ts';
import { exportFormats } from './exportWire.ts';
import { variablesRule } from './variablesRule.ts';

builder.relayMutationField(
  'startExport',
  {
    description: 'Input for startExport.',
    inputFields: (t) => ({
      document: t.string({
        required: true,
        description:
          'A query of exactly one connection, such as `{ location(databaseId: 1) { gigs { edges { node { id } } } } }`, without ' +
          '`first` and `after`. It may select `totalCount`, so that `expectedRowCount` is known. At most 20,000 characters, and within the ' +
          'limits of documents with one row a page.',
      }),
      variables: t.string({ description: 'The variables of the document, as a JSON object.' }),
      format: t.field({ type: ExportFormat, required: true, description: 'The format of the file.' }),
      name: t.string({
        description:
          'A name for the export and its file, at most 60 characters. By default that of the connection.',
      }),
    }),
    validate: {
      schema: z.looseObject({
        document: requiredTextUpTo(20_000),
        format: z.enum(exportFormats),
        variables: variablesRule.nullish(),
        name: z.nullish(requiredTextUpTo(60)),
      }),
    },
  },
  {
    description:
      'Starts to write a connection to a file in the background, page by page, with the rights of this session or API token, ' +
      'which needs its scope `READ`. Reads one row first: a list that the viewer may not see is refused. An account can have two ' +
      'exports under way. An `Idempotency-Key` header makes retries safe.',
    extensions: errorPaths({ name: ['name'], document: ['document'], variables: ['variables'] }),
    resolve: async (_root, { input }, context, info) => {
      const variables = JSON.parse(input.variables ?? '{}') as Readonly<Record<string, unknown>>;
      const document = input.document.trim();
      const { plan, pageSize, cost } = await checkExport({ document, variables }, context, info);
      return context.rest.call(startExport, {
        body: {
          name: input.name?.trim() ?? plan.path.at(-1) ?? 'export',
          document,
          variables,
          format: input.format,
          page_size: pageSize,
          cost,
        },
      });
    },
  },
  { description: 'Return type of startExport.', outputFields: exportPayload },
);
