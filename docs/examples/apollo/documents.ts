import { gql, type TypedDocumentNode } from '@apollo/client';
import type * as results from '../documents.ts';
import * as texts from '../documents.ts';

interface Page {
  locationId: string;
  after?: string | null;
}

export const locations: TypedDocumentNode<results.Locations> = gql(texts.locations);
export const openShifts: TypedDocumentNode<results.OpenShifts, Page> = gql(texts.openShifts);
export const changeInstructions: TypedDocumentNode<results.ChangeInstructions> = gql(
  texts.changeInstructions,
);
export const changes: TypedDocumentNode<results.Changes, Page> = gql(texts.changes);

/** What the event about a change brings into the cache. */
export const instructions: TypedDocumentNode<{ readonly specialInstructions: string }> = gql`
  fragment Instructions on Gig {
    specialInstructions
  }
`;
