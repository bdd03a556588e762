import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../platform/context.ts';
import { getOperation, type OperationWire } from './operationsApi.ts';

/** Pauses between two looks, in milliseconds: most operations are done by the last; the client follows the others. */
const pauses = [150, 350, 700];

/** The operation as soon as it is done, or its state after about a second. */
export async function followOperation(id: number, { rest }: Pick<Context, 'rest'>): Promise<OperationWire> {
  const look = () => rest.call(getOperation, { path: { id } });
  let operation = await look();
  for (const milliseconds of pauses) {
    if (operation.status === 'done') break;
    await pause(milliseconds);
    operation = await look();
  }
  return operation;
}
