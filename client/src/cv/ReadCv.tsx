import { useState } from "react";
import { Part } from "../components/Part.tsx";
import { CvCheck } from "./CvCheck.tsx";
import type { About } from "./contract.ts";
import classes from "./Xray.module.css";
import { Xray } from "./Xray.tsx";

/** What was read of the CV, and what to mend in it: a finding that is chosen is marked in what was read. */
export function ReadCv() {
  const [marked, setMarked] = useState<About | null>(null);
  return (
    <div className={classes.pair}>
      <Part>
        <Xray marked={marked} />
      </Part>
      <Part>
        <CvCheck marked={marked} onMark={setMarked} />
      </Part>
    </div>
  );
}
