import { productName } from "../product.ts";

const links = {
  esco: "https://esco.ec.europa.eu/",
  onet: "https://www.onetcenter.org/database.html",
  licence: "https://creativecommons.org/licenses/by/4.0/",
};

type SourcesProps = { className?: string };

const ExternalLink = ({ href, children }: { href: string; children: string }) => (
  <a className="link" href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

/** Attribution of the public classifications, in the wording that their publishers require. */
export const Sources = ({ className = "text-12 tertiary" }: SourcesProps) => (
  <p className={className}>
    This service uses the <ExternalLink href={links.esco}>ESCO classification</ExternalLink> of the European
    Commission. It includes information from the{" "}
    <ExternalLink href={links.onet}>O*NET 29.2 Database</ExternalLink> by the U.S. Department of Labor,
    Employment and Training Administration (USDOL/ETA), used under the{" "}
    <ExternalLink href={links.licence}>CC BY 4.0</ExternalLink> license. O*NET® is a trademark of USDOL/ETA.{" "}
    {productName} has modified the information; USDOL/ETA has not approved, endorsed, or tested these
    modifications.
  </p>
);
