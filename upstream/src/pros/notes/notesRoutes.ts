import type { RouteFactory } from '../../platform/server/route.ts';
import { createProNote } from './createProNote.ts';
import { deleteProNote } from './deleteProNote.ts';
import { listProNotes } from './listProNotes.ts';

/** The routes for notes on pros, in the order of the documentation. */
export const notesRoutes: readonly RouteFactory[] = [listProNotes, createProNote, deleteProNote];
