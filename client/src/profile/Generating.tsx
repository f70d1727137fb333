import { VisuallyHidden } from "@mantine/core";
import { PageHead } from "../components/Page.tsx";
import { Pending } from "../components/Pending.tsx";
import ui from "../styles/ui.module.css";
import { DossierSkeleton, SourcesSkeleton } from "./DossierSkeleton.tsx";
import { GenerationProgress } from "./GenerationProgress.tsx";
import { ProfileColumns } from "./ProfileBody.tsx";
import type { Progress } from "./useGenerations.ts";

export const title = "Generated Profile";

/** The page while a generation is running or the stored ones are loading. */
export function Generating({ running, reported }: { running: boolean; reported: Progress | null }) {
  return (
    <>
      <PageHead title={title} />
      <ProfileColumns
        main={
          <div className={`${ui.stack} ${ui.roomy}`}>
            {running ? (
              <>
                <GenerationProgress reported={reported} />
                <DossierSkeleton />
              </>
            ) : (
              <Pending>
                <VisuallyHidden role="status">Loading your generations</VisuallyHidden>
                <DossierSkeleton />
              </Pending>
            )}
          </div>
        }
        side={<SourcesSkeleton />}
      />
    </>
  );
}
