import type { RouteFactory } from '../../platform/server/route.ts';
import { createBlock } from './createBlock.ts';
import { deleteBlock } from './deleteBlock.ts';
import { listBlocks } from './listBlocks.ts';

/** The routes for blocks, in the order of the documentation. */
export const blocksRoutes: readonly RouteFactory[] = [listBlocks, createBlock, deleteBlock];
