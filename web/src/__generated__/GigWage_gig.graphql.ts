/**
 * @generated SignedSource<<e7cd197085ee414d30b36c9756941761>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigWage_gig$data = {
  readonly wage: {
    readonly amountCents: number;
    readonly currency: string;
  } | null | undefined;
  readonly " $fragmentType": "GigWage_gig";
};
export type GigWage_gig$key = {
  readonly " $data"?: GigWage_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigWage_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigWage_gig",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "wage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amountCents",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currency",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "fef3db1053a9c139f3dec3883fe6f690";

export default node;
