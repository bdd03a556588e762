import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { workerTypes } from './workerTypes.ts';

export const WorkerType = builder.enumType('WorkerType', {
  description: 'How a worker is employed.',
  values: {
    W2: { description: 'On payroll (tax form W-2).' },
    F1099: { description: 'As an independent contractor (tax form 1099).' },
  } satisfies Described<typeof workerTypes>,
});
