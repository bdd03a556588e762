/**
 * @generated SignedSource<<74dafe07753f195551e082f69850b4b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayFlag = "ADJUSTED" | "CANCELLED_LATE" | "COVERED_BY_PLATFORM" | "GEO_FLAGGED" | "LATE" | "LEFT_EARLY" | "MINIMUM_PAY" | "NOT_CLOCKED_IN" | "NOT_CLOCKED_OUT" | "SENT_HOME" | "STAYED_LONGER" | "TIMES_CORRECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayHours_work$data = {
  readonly application: {
    readonly pro: {
      readonly displayName: string;
    };
    readonly workingHours: {
      readonly reason: string | null | undefined;
    };
    readonly " $fragmentSpreads": FragmentRefs<"BreakNote_application">;
  };
  readonly approvedAutomaticallyAt: string | null | undefined;
  readonly flags: ReadonlyArray<PayFlag>;
  readonly isLateCancellation: boolean;
  readonly minutesToPay: number;
  readonly postedMinutes: number;
  readonly punchedMinutes: number | null | undefined;
  readonly " $fragmentType": "PayHours_work";
};
export type PayHours_work$key = {
  readonly " $data"?: PayHours_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayHours_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayHours_work",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postedMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "punchedMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutesToPay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLateCancellation",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "approvedAutomaticallyAt",
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
              "name": "displayName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkingHours",
          "kind": "LinkedField",
          "name": "workingHours",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BreakNote_application"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkPay",
  "abstractKey": null
};

(node as any).hash = "40f692fbff49e3e240de6649e23370b0";

export default node;
