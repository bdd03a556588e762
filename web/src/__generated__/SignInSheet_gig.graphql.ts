/**
 * @generated SignedSource<<19a1819e74d0b6c357927ed11d54d792>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInSheet_gig$data = {
  readonly checkinCode: string | null | undefined;
  readonly databaseId: number;
  readonly endTime: string;
  readonly skill: {
    readonly name: string;
  };
  readonly startTime: string;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "SignInSheet_gig";
};
export type SignInSheet_gig$key = {
  readonly " $data"?: SignInSheet_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInSheet_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SignInSheet_gig",
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
      "name": "startTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
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
      "kind": "ScalarField",
      "name": "checkinCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Skill",
      "kind": "LinkedField",
      "name": "skill",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "0301c6765cbeeaa38efb5afa6800def4";

export default node;
