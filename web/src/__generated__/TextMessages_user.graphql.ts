/**
 * @generated SignedSource<<578ba3a161abdeb3a5b6a8b40cb4e0b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextMessages_user$data = {
  readonly phoneNumber: string | null | undefined;
  readonly smsOptIn: boolean;
  readonly " $fragmentType": "TextMessages_user";
};
export type TextMessages_user$key = {
  readonly " $data"?: TextMessages_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextMessages_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextMessages_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "smsOptIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7a9f2c8c8839619b3d4af8568ba90f8a";

export default node;
