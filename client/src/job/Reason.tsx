import { IconQuote } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";

/** One or two sentences with their first words in bold. */
export const ReasonText = ({ children }: { children: string }) =>
  children.split(/(?<=^|[.!?] )(Meets|Close to|Missing|Not compared)\b/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed sentence
      <b key={index} className="medium" style={{ color: "var(--ch-text)" }}>
        {part}
      </b>
    ) : (
      part
    ),
  );

export const Reason = ({ children }: { children: string }) => (
  <div className="well icon-line text-13 secondary">
    <Icon icon={IconQuote} className="text-accent" />
    <p>
      <ReasonText>{children}</ReasonText>
    </p>
  </div>
);
