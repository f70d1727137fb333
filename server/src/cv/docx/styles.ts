import { type Element, walkXml } from "./xml.ts";

/** Formatting of text; undefined means inherited. */
export type Format = {
  size?: number;
  bold?: boolean;
  colour?: string;
  vanish?: boolean;
  shaded?: boolean;
  heading?: boolean;
  bullet?: boolean;
};

export const localName = (name: string): string => name.slice(name.indexOf(":") + 1);
export const attribute = (element: Element, name: string): string | undefined =>
  Object.entries(element.attributes).find(([key]) => localName(key) === name)?.[1];

const isOn = (element: Element) => !["0", "false", "none", "off"].includes(attribute(element, "val") ?? "");

/** Formatting from one property element (inside rPr, pPr, tcPr). */
export function formatOf(element: Element): Format {
  const value = attribute(element, "val") ?? "";
  switch (localName(element.name)) {
    case "b":
      return { bold: isOn(element) };
    case "sz":
      return Number(value) > 0 ? { size: Number(value) / 2 } : {};
    case "color":
      return { colour: value.toLowerCase() };
    case "vanish":
    case "webHidden":
      return { vanish: isOn(element) };
    case "shd": {
      const fill = (attribute(element, "fill") ?? "auto").toLowerCase();
      return { shaded: attribute(element, "themeFill") !== undefined || !["auto", "ffffff"].includes(fill) };
    }
    case "highlight":
      return { shaded: isOn(element) };
    case "outlineLvl":
      return { heading: Number(value) < 9 };
    case "numId":
      return { bullet: value !== "0" };
    default:
      return {};
  }
}

type Style = { format: Format; basedOn?: string };

/** Style id → formatting, including the styles it is based on. */
export function readStyles(xml: string): (id: string | undefined) => Format {
  const styles = new Map<string, Style>();
  let base: Format = {};
  let current: Style | null = null;
  let inDefaults = false;
  walkXml(xml, {
    open(element) {
      const name = localName(element.name);
      if (name === "docDefaults") inDefaults = true;
      if (name === "style") {
        current = { format: {} };
        styles.set(attribute(element, "styleId") ?? "", current);
      } else if (inDefaults) base = { ...base, ...formatOf(element) };
      else if (current) {
        if (name === "basedOn") current.basedOn = attribute(element, "val") ?? "";
        else if (name === "name" && /^(heading|title|subtitle)\b/i.test(attribute(element, "val") ?? ""))
          current.format.heading = true;
        else Object.assign(current.format, formatOf(element));
      }
    },
    close(name) {
      if (localName(name) === "docDefaults") inDefaults = false;
      if (localName(name) === "style") current = null;
    },
  });
  const resolve = (id: string | undefined, depth: number): Format => {
    const style = id === undefined ? undefined : styles.get(id);
    if (!style || depth > 10) return base;
    return { ...resolve(style.basedOn, depth + 1), ...style.format };
  };
  return (id) => resolve(id, 0);
}
