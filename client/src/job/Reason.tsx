import { IconQuote } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import classes from "./Reason.module.css";

/** One or two sentences with their first words in bold. */
export const ReasonText = ({ children }: { children: string }) =>
  children.split(/(?<=^|[.!?] )(Meets|Close to|Missing)\b/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed sentence
      <b key={index} className={classes.bold}>
        {part}
      </b>
    ) : (
      part
    ),
  );

/** Why a job fits. */
export const Reason = ({ children }: { children: string }) => (
  <div className={`well ${classes.reason}`}>
    <Icon icon={IconQuote} />
    <p>
      <ReasonText>{children}</ReasonText>
    </p>
  </div>
);
