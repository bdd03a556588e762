/**
 * @generated SignedSource<<e5a47181495c0617b4a4d6a7c30b0159>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProBlockReason = "BLOCKED_BY_PLATFORM_ADMIN" | "CANCELLED_CALLED_OUT" | "CANCELLED_CONFIRMED_PRO" | "COMPLETED_GIG_AFTER_PAYMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BlockRow_block$data = {
  readonly createdAt: string | null | undefined;
  readonly feedback: string | null | undefined;
  readonly locationDatabaseIds: ReadonlyArray<number>;
  readonly pro: {
    readonly displayName: string;
    readonly id: string;
    readonly uuid: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProAvatar_pro">;
  } | null | undefined;
  readonly reason: ProBlockReason;
  readonly " $fragmentType": "BlockRow_block";
};
export type BlockRow_block$key = {
  readonly " $data"?: BlockRow_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockRow_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BlockRow_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feedback",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationDatabaseIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pro",
      "kind": "LinkedField",
      "name": "pro",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProAvatar_pro"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProBlock",
  "abstractKey": null
};

(node as any).hash = "cdfb828d00e6a20e6746169db36be5bd";

export default node;
