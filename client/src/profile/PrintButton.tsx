import { Button } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { IconPrinter } from "@tabler/icons-react";
import { useRef } from "react";
import { useSmallScreen } from "../browser/smallScreen.ts";
import { Icon } from "../components/Icon.tsx";
import { productName } from "../product.ts";

/** Sets the document title while printing, which is also the name of a saved PDF. */
function usePrintedTitle(name: string): void {
  const previousTitle = useRef("");
  useWindowEvent("beforeprint", () => {
    previousTitle.current = document.title;
    document.title = `${name || "Profile"} · ${productName}`;
  });
  useWindowEvent("afterprint", () => {
    document.title = previousTitle.current;
  });
}

type Printed = { profile: { personal: { name: string } } };

/** Opens the browser's print dialog. The palette clicks this button by `data-print`. */
export function PrintButton({ profile }: Printed) {
  usePrintedTitle(profile.personal.name);
  return (
    <Button variant="subtle" data-print leftSection={<Icon icon={IconPrinter} />} onClick={() => print()}>
      Print or save as PDF
    </Button>
  );
}

export const PrintButtonBelow = ({ profile }: Printed) =>
  useSmallScreen() && <PrintButton profile={profile} />;
