import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { exportFailures, exportFormats, exportStates } from './exportWire.ts';

export const ExportFormat = builder.enumType('ExportFormat', {
  description: 'The format of an exported file.',
  values: {
    NDJSON: { description: 'One node per line, in JSON, as the document selects it.' },
    CSV: {
      description:
        'One node per line, with a column for each selected value (RFC 4180, UTF-8). Text that a ' +
        'spreadsheet would evaluate as a formula begins with an apostrophe.',
    },
  } satisfies Described<typeof exportFormats>,
});

export const ExportState = builder.enumType('ExportState', {
  description: 'The state of an export.',
  values: {
    WAITING: { description: 'The export has not started yet.' },
    RUNNING: { description: 'The export is running.' },
    COMPLETED: { description: 'The file has all rows, and can be downloaded.' },
    FAILED: { description: 'The export ended early and has no file; `failure` says why.' },
    CANCELED: { description: 'The export was cancelled and has no file.' },
  } satisfies Described<typeof exportStates>,
});

export const ExportFailure = builder.enumType('ExportFailure', {
  description: 'Why an export failed.',
  values: {
    TOKEN_REVOKED: { description: 'The API token that started the export was revoked.' },
    TOKEN_EXPIRED: { description: 'The API token that started the export has expired.' },
    SESSION_ENDED: { description: 'The session that started the export has ended.' },
    ACCOUNT_INACTIVE: { description: 'The account that started the export is suspended or closed.' },
    ACCESS_CHANGED: {
      description:
        'The roles of the account changed during the export, so its rows would have come from two ' +
        'different lists.',
    },
    FORBIDDEN: { description: 'The account may no longer see the list, or the list no longer exists.' },
    DOCUMENT: { description: 'The document can no longer be run; `failureDetail` says why.' },
    TOO_LARGE: { description: 'The file would have more than 100 MB, or one of its rows more than 400 kB.' },
    UNAVAILABLE: { description: 'The rows could not be read for a long time; `failureDetail` says why.' },
  } satisfies Described<typeof exportFailures>,
});
