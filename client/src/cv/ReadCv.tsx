import { useState } from "react";
import { RetryBoundary } from "../components/RetryBoundary.tsx";
import { CvCheck } from "./CvCheck.tsx";
import type { About } from "./contract.ts";
import classes from "./Xray.module.css";
import { Xray } from "./Xray.tsx";

/** The parsed CV and the CV check; a selected finding is highlighted in the parsed CV. */
export function ReadCv() {
  const [marked, setMarked] = useState<About | null>(null);
  return (
    <div className={`align-start ${classes.pair}`}>
      <RetryBoundary>
        <Xray marked={marked} />
      </RetryBoundary>
      <RetryBoundary>
        <CvCheck marked={marked} onMark={setMarked} />
      </RetryBoundary>
    </div>
  );
}
