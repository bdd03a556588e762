import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { exportFailures, exportFormats, exportStates } from './exportWire.ts';

export const ExportFormat = builder.enumType('ExportFormat', {
  description: 'The format of an exported file.',
  values: {
    NDJSON: { description: 'A node in JSON on each line, as it was selected.' },
    CSV: {
      description:
        'A node on each line, with a column for each selected value (RFC 4180, UTF-8). Text that a spreadsheet would evaluate ' +
        'as a formula begins with an apostrophe.',
    },
  } satisfies Described<typeof exportFormats>,
});

export const ExportState = builder.enumType('ExportState', {
  description: 'How far an export is.',
  values: {
    WAITING: { description: 'It waits for its turn.' },
    RUNNING: { description: 'Its pages are being read.' },
    COMPLETED: { description: 'The file has all rows, and can be downloaded.' },
    FAILED: { description: 'It ended early and has no file; `failure` says why.' },
    CANCELED: { description: 'It was canceled and has no file.' },
  } satisfies Described<typeof exportStates>,
});

export const ExportFailure = builder.enumType('ExportFailure', {
  description: 'Why an export failed.',
  values: {
    TOKEN_REVOKED: { description: 'The API token that started it was revoked.' },
    TOKEN_EXPIRED: { description: 'The API token that started it has expired.' },
    SESSION_ENDED: { description: 'The session that started it has ended.' },
    ACCOUNT_INACTIVE: { description: 'The account that started it is suspended or closed.' },
    ACCESS_CHANGED: {
      description:
        'The roles of the account changed while it ran, so that its rows would have been of two lists.',
    },
    FORBIDDEN: { description: 'Its list may no longer be seen, or no longer exists.' },
    DOCUMENT: { description: 'Its document can no longer be run; `failureDetail` says why.' },
    TOO_LARGE: { description: 'Its file would have more than 100 MB, or one of its rows more than 400 kB.' },
    UNAVAILABLE: { description: 'Its rows could not be read for a long time; `failureDetail` says why.' },
  } satisfies Described<typeof exportFailures>,
});
