import { IconQuote } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import ui from "../styles/ui.module.css";
import classes from "./Reason.module.css";

/** Why a job fits: one or two sentences with their first words in bold. */
export function Reason({ children }: { children: string }) {
  const parts = children.split(/(?<=^|[.!?] )(Meets|Close to|Missing)\b/);
  return (
    <div className={`${ui.well} ${classes.reason}`}>
      <Icon icon={IconQuote} />
      <p>
        {parts.map((part, index) =>
          index % 2 === 1 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed sentence
            <b key={index}>{part}</b>
          ) : (
            part
          ),
        )}
      </p>
    </div>
  );
}
