import { Dossier, DossierHead, DossierPart } from "../components/Dossier.tsx";
import { Skeleton, SkeletonLines } from "../components/Skeleton.tsx";
import insights from "./Insights.module.css";

const tagWidths = [148, 104, 176, 132, 96, 160];
const Tags = ({ count }: { count: number }) => (
  <div className="tags">
    {tagWidths.slice(0, count).map((width) => (
      <Skeleton key={width} width={width} height={28} radius={6} />
    ))}
  </div>
);

export function SourcesSkeleton() {
  return (
    <div className="stack" aria-busy="true">
      <Skeleton width={148} height={20} />
      <div className="card divided">
        {["38%", "52%", "44%", "30%", "46%"].map((width) => (
          <div key={width} className="row justify-between" style={{ minHeight: 38, padding: "0 14px" }}>
            <Skeleton width={width} />
            <Skeleton width={56} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Skeleton of `ProfileDossier`; other people's profiles have fewer parts. */
export function DossierSkeleton({ own = true }: { own?: boolean }) {
  return (
    <Dossier busy label="Loading the profile">
      <DossierHead>
        <Skeleton width={72} height={72} round />
        <div className="stack grow">
          <Skeleton width={200} height={22} />
          <Skeleton width="80%" height={16} />
        </div>
      </DossierHead>
      <DossierPart title="Co-founder Summary">
        <SkeletonLines widths={["100%", "94%", "97%", "60%"]} height={14} />
      </DossierPart>
      <DossierPart title="Key Strengths">
        <Tags count={5} />
      </DossierPart>
      <DossierPart title="Potential Roles">
        <Tags count={3} />
      </DossierPart>
      {own && (
        <DossierPart title="Language Stats">
          <SkeletonLines widths={["100%", "92%", "84%", "76%"]} />
        </DossierPart>
      )}
      <DossierPart title="Project Insights">
        <div className={`gap-8 ${insights.insights}`}>
          <Skeleton height={112} radius={8} />
          <Skeleton height={112} radius={8} />
        </div>
      </DossierPart>
      {own && (
        <DossierPart title="Technologies">
          <Tags count={6} />
        </DossierPart>
      )}
    </Dossier>
  );
}
