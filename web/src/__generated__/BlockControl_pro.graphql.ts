/**
 * @generated SignedSource<<165314476e1b9b948f6b4b596bf37dc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockControl_pro$data = {
  readonly displayName: string;
  readonly id: string;
  readonly isBlocked: boolean | null | undefined;
  readonly " $fragmentType": "BlockControl_pro";
};
export type BlockControl_pro$key = {
  readonly " $data"?: BlockControl_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockControl_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BlockControl_pro",
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
      "name": "displayName",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isBlocked",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "a6b9aa886e7aef914a0b5a4887ce8aa0";

export default node;
