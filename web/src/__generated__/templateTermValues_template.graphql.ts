/**
 * @generated SignedSource<<d45e37b687513571408dc062e7578957>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type templateTermValues_template$data = {
  readonly addressId: string | null | undefined;
  readonly attachments: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly hourlyRate: {
    readonly amountCents: number;
  } | null | undefined;
  readonly isAutoSelectEnabled: boolean;
  readonly noExperienceRequired: boolean;
  readonly positionDescription: string;
  readonly privateNotes: string;
  readonly requirements: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly usesLocationAddress: boolean | null | undefined;
  readonly " $fragmentType": "templateTermValues_template";
};
export type templateTermValues_template$key = {
  readonly " $data"?: templateTermValues_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"templateTermValues_template">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "templateTermValues_template"
};

(node as any).hash = "6bdde17bcf75bb4499b3139d79854cb7";

export default node;
