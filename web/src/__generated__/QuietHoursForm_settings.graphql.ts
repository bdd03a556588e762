/**
 * @generated SignedSource<<943e3443ced588198a4344f829afee0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuietHoursForm_settings$data = {
  readonly quietHours: {
    readonly end: string;
    readonly isEnabled: boolean;
    readonly isNow: boolean;
    readonly start: string;
    readonly timeZone: string | null | undefined;
  };
  readonly " $fragmentType": "QuietHoursForm_settings";
};
export type QuietHoursForm_settings$key = {
  readonly " $data"?: QuietHoursForm_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuietHoursForm_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuietHoursForm_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "QuietHours",
      "kind": "LinkedField",
      "name": "quietHours",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEnabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
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
          "name": "isNow",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NotificationSettings",
  "abstractKey": null
};

(node as any).hash = "9317288513e9bc45a9b30ef2470beca9";

export default node;
