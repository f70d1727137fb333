import { Dossier, DossierPart } from "../components/Dossier.tsx";
import { Skeleton } from "../components/Skeleton.tsx";

const widths = [72, 104, 60, 88, 76, 96];

export function XraySkeleton() {
  return (
    <Dossier busy label="Loading what we read from your CV">
      <DossierPart title="Positions">
        <div className="stack">
          {["52%", "44%", "48%"].map((width) => (
            <div key={width} className="stack gap-8">
              <Skeleton width={width} height={14} />
              <Skeleton width="32%" />
            </div>
          ))}
        </div>
      </DossierPart>
      <DossierPart title="Skills">
        <div className="tags">
          {widths.map((width) => (
            <Skeleton key={width} width={width} height={24} radius={6} />
          ))}
        </div>
      </DossierPart>
      <DossierPart title="Education">
        <Skeleton width="46%" height={14} />
      </DossierPart>
    </Dossier>
  );
}
