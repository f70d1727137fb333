import { Button } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { IconPrinter } from "@tabler/icons-react";
import { useRef } from "react";
import { useSmallScreen } from "../browser/smallScreen.ts";
import { Icon } from "../components/Icon.tsx";
import { productName } from "../product.ts";

/** A profile on paper is named after the person, and so is the file it is saved as. */
function usePrintedTitle(name: string): void {
  const before = useRef("");
  useWindowEvent("beforeprint", () => {
    before.current = document.title;
    document.title = `${name || "Profile"} · ${productName}`;
  });
  useWindowEvent("afterprint", () => {
    document.title = before.current;
  });
}

type Printed = { profile: { personal: { name: string } } };

/** The browser's own dialog prints, or saves a PDF. The palette presses this button too. */
export function PrintButton({ profile }: Printed) {
  usePrintedTitle(profile.personal.name);
  return (
    <Button variant="subtle" data-print leftSection={<Icon of={IconPrinter} />} onClick={() => print()}>
      Print or save as PDF
    </Button>
  );
}

/** On phones it comes after everything that is read. */
export const PrintButtonBelow = ({ profile }: Printed) =>
  useSmallScreen() && <PrintButton profile={profile} />;
