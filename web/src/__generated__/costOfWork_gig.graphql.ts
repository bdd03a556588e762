/**
 * @generated SignedSource<<26946510b69d021938657c7ade6ece4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GigType = "INTERVIEW" | "MARKETPLACE" | "NETWORK" | "PRIVATE_DIRECT_OFFER" | "%future added value";
export type WorkerType = "F1099" | "W2" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type costOfWork_gig$data = {
  readonly boostBonus: {
    readonly amountCents: number;
  } | null | undefined;
  readonly employmentType: WorkerType | null | undefined;
  readonly isBackgroundCheckRequired: boolean;
  readonly type: GigType;
  readonly wage: {
    readonly amountCents: number;
  } | null | undefined;
  readonly " $fragmentType": "costOfWork_gig";
};
export type costOfWork_gig$key = {
  readonly " $data"?: costOfWork_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"costOfWork_gig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "costOfWork_gig"
};

(node as any).hash = "a2e15cddbec48c139f71449fc53d81a6";

export default node;
