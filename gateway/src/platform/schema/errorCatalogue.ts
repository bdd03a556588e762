import { catalogue, type DocumentedCode } from '../errors/catalogue.ts';
import { builder } from './builder.ts';

const ErrorKind = builder.enumType('ErrorKind', {
  description: 'Where an error appears in a response.',
  values: {
    FAULT: { description: 'In `errors` of the response, as `extensions.code`.' },
    REFUSAL: { description: 'In `errors` of the payload of a mutation, as `UserError.code`.' },
  },
});

const ErrorCatalogueEntry = builder.objectRef<DocumentedCode>('ErrorCatalogueEntry').implement({
  description: 'What is documented about the code of an error. The texts are Markdown.',
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'The code, unique among the errors of its kind; some codes exist in both kinds.',
    }),
    kind: t.expose('kind', { type: ErrorKind, description: 'Where an error with this code appears.' }),
    meaning: t.exposeString('meaning', { description: 'What went wrong, in one or two sentences.' }),
    whatToDo: t.exposeString('whatToDo', { description: 'How a client or its user can proceed.' }),
    occursIn: t.exposeString('occursIn', {
      description: 'The fields or requests that can fail with this code.',
    }),
    isRetryable: t.boolean({
      description: 'Whether the same request can succeed later, without a change.',
      resolve: ({ isRetryable }) => isRetryable ?? false,
    }),
  }),
});

builder.queryField('errorCatalogue', (t) =>
  t.field({
    type: [ErrorCatalogueEntry],
    description:
      'Every code that an error of this API can have: refusals by name, then faults. The list is closed, and public.',
    skipTypeScopes: true,
    extensions: { listSize: catalogue.length },
    resolve: () => catalogue,
  }),
);
