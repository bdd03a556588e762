/**
 * @generated SignedSource<<c976ded7bc25a87e0573f611352be3db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayRow_gig$data = {
  readonly databaseId: number;
  readonly location: {
    readonly id: string;
  } | null | undefined;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "PayRow_gig";
};
export type PayRow_gig$key = {
  readonly " $data"?: PayRow_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayRow_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayRow_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "f9bed26f81e3bb470037ff0e3070aa1b";

export default node;
