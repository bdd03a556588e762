/**
 * @generated SignedSource<<59dbc53650ea1cff839f17b4a60a3a2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type gigTermValues_gig$data = {
  readonly addressId: string | null | undefined;
  readonly areCertificationsRequired: boolean;
  readonly attachments: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly boostBonus: {
    readonly amountCents: number;
  } | null | undefined;
  readonly contactName: string | null | undefined;
  readonly contactPhone: string | null | undefined;
  readonly description: string;
  readonly fill: {
    readonly places: number;
  };
  readonly isAutoSelectEnabled: boolean;
  readonly isBackgroundCheckRequired: boolean;
  readonly noExperienceRequired: boolean;
  readonly onsiteManager: {
    readonly id: string;
  } | null | undefined;
  readonly privateNotes: string | null | undefined;
  readonly requirements: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly specialInstructions: string;
  readonly unpaidBreakMinutes: number;
  readonly usesLocationAddress: boolean | null | undefined;
  readonly wage: {
    readonly amountCents: number;
  } | null | undefined;
  readonly " $fragmentType": "gigTermValues_gig";
};
export type gigTermValues_gig$key = {
  readonly " $data"?: gigTermValues_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"gigTermValues_gig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "gigTermValues_gig"
};

(node as any).hash = "67f74a2adfcc1ecfaa9b610955ca956d";

export default node;
