/**
 * @generated SignedSource<<7722a909f110fcbdecac11874d146532>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayFlag = "ADJUSTED" | "CANCELLED_LATE" | "COVERED_BY_PLATFORM" | "GEO_FLAGGED" | "LATE" | "LEFT_EARLY" | "MINIMUM_PAY" | "NOT_CLOCKED_IN" | "NOT_CLOCKED_OUT" | "SENT_HOME" | "STAYED_LONGER" | "TIMES_CORRECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdjustWorkHours_work$data = {
  readonly application: {
    readonly " $fragmentSpreads": FragmentRefs<"AdjustHoursDialog_application">;
  };
  readonly flags: ReadonlyArray<PayFlag>;
  readonly " $fragmentType": "AdjustWorkHours_work";
};
export type AdjustWorkHours_work$key = {
  readonly " $data"?: AdjustWorkHours_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdjustWorkHours_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdjustWorkHours_work",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "flags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GigApplication",
      "kind": "LinkedField",
      "name": "application",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AdjustHoursDialog_application"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkPay",
  "abstractKey": null
};

(node as any).hash = "83d1c2b7cd2ec7ab2c266a4fa68086a9";

export default node;
