const links = {
  esco: "https://esco.ec.europa.eu/",
  onet: "https://www.onetcenter.org/database.html",
  licence: "https://creativecommons.org/licenses/by/4.0/",
};

const ExternalLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

/** Attribution of the public classifications, in the wording that their publishers require. */
export const Sources = () => (
  <p className="text-12 tertiary">
    This service uses the <ExternalLink href={links.esco}>ESCO classification</ExternalLink> of the European
    Commission. It includes information from the{" "}
    <ExternalLink href={links.onet}>O*NET 29.2 Database</ExternalLink> by the U.S. Department of Labor,
    Employment and Training Administration (USDOL/ETA), used under the{" "}
    <ExternalLink href={links.licence}>CC BY 4.0</ExternalLink> license. O*NET® is a trademark of USDOL/ETA.
    The information was modified; USDOL/ETA has not approved, endorsed, or tested these modifications.
  </p>
);
