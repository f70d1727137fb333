import { lazy, Suspense, useId, useState } from "react";
import { loadOrReload } from "../../browser/release.ts";
import { Bone } from "../../components/Bone.tsx";
import { DisclosureButton } from "../../components/DisclosureButton.tsx";
import { Part } from "../../components/Part.tsx";
import classes from "./WhatIf.module.css";

const Questions = lazy(() => loadOrReload(() => import("./Questions.tsx")));

/** Two questions about a pair, answered by the published formula and forgotten. Their code comes when they are opened. */
export function WhatIf({ userId, username }: { userId: string; username: string }) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <div>
      <DisclosureButton opened={opened} controls={id} onToggle={() => setOpened(!opened)}>
        What If …
      </DisclosureButton>
      <div id={id} hidden={!opened} className={opened ? classes.panel : undefined}>
        {opened && (
          <Part>
            <Suspense fallback={<Bone height={58} />}>
              <Questions userId={userId} username={username} />
            </Suspense>
          </Part>
        )}
      </div>
    </div>
  );
}
