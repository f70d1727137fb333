import ui from "../styles/ui.module.css";

const links = {
  esco: "https://esco.ec.europa.eu/",
  onet: "https://www.onetcenter.org/database.html",
  licence: "https://creativecommons.org/licenses/by/4.0/",
};

const Out = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

/** The public classifications that professions are read with, in the words that their publishers ask for. */
export const Sources = () => (
  <p className={`${ui.s12} ${ui.tertiary}`}>
    This service uses the <Out href={links.esco}>ESCO classification</Out> of the European Commission. It
    includes information from the <Out href={links.onet}>O*NET 29.2 Database</Out> by the U.S. Department of
    Labor, Employment and Training Administration (USDOL/ETA), used under the{" "}
    <Out href={links.licence}>CC BY 4.0</Out> license. O*NET® is a trademark of USDOL/ETA. The information was
    modified; USDOL/ETA has not approved, endorsed, or tested these modifications.
  </p>
);
