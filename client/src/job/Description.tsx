import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { DisclosureButton } from "../components/DisclosureButton.tsx";
import ui from "../styles/ui.module.css";
import { allowOnly, purifier } from "../text/purifier.ts";
import classes from "./Description.module.css";
import { arrangeDescription } from "./description.ts";

const allowed = allowOnly("p h2 h3 ul ol li b i strong em br a");
const notAsKept = /<(?!\/?(?:p|h[1-6]|ul|ol|li|b|i|strong|em)>|br ?\/?>|a href="[^"<>]*">|\/a>)/;
/** What came in keeps its shape, headings of any size included, and nothing that could act; what the server keeps does. */
const clean = (html: string): string =>
  notAsKept.test(html) ? purifier.sanitize(html, { USE_PROFILES: { html: true } }) : html;
const sanitize = (html: string): string => purifier.sanitize(html, allowed);

type DescriptionProps = {
  html: string;
  title: string;
  /** Of its headings: 3 under the title of a card, 2 under that of a page. */
  level?: 2 | 3;
};

/** What others wrote: cleaned, arranged, and cleaned again as the last step before it is shown. */
export function DescriptionText({ html, title, level = 3 }: DescriptionProps) {
  const markup = useMemo(() => sanitize(arrangeDescription(clean(html), title, level)), [html, title, level]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized just above
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** Characters of markup: lines have 80 at most, so this many fill more than a cut description on any screen. */
const surelyLong = 800;

type CollapsibleProps = DescriptionProps & {
  collapsedHeight?: number;
  /** Id of the title, read out with the button: many on a page say "Read More". */
  describedBy?: string | undefined;
  before?: ReactNode;
  after?: ReactNode;
};

/** The beginning of a description, with a fade when more is hidden below it. */
export function CollapsibleDescription({
  html,
  title,
  collapsedHeight = 120,
  describedBy,
  before,
  after,
}: CollapsibleProps) {
  const [open, setOpen] = useState(false);
  // Guessed by its length at first: to measure each of ten cards before the first is drawn takes a phone a second.
  const [long, setLong] = useState(html.length > surelyLong);
  const [height, setHeight] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const content = box.current?.firstElementChild;
    if (!content) return;
    const watch = new ResizeObserver(() => {
      setLong(content.scrollHeight > collapsedHeight);
      if (open) setHeight(content.scrollHeight);
    });
    watch.observe(content);
    return () => watch.disconnect();
  }, [collapsedHeight, open]);
  const show = () => {
    setHeight(box.current?.firstElementChild?.scrollHeight);
    setOpen(true);
  };
  const hide = () => {
    setOpen(false);
    // After a long text one would be left somewhere in the next ones.
    box.current?.closest("article")?.scrollIntoView({ block: "nearest", behavior: "instant" });
  };
  /** A link further down took the focus: the browser moved the cut text to it, which moves back once it is open. */
  const openAt = (link: Element) => {
    const node = box.current;
    if (open || !node) return;
    // At once: while it grows nobody could tell where the link will be.
    node.style.transition = "none";
    flushSync(show);
    node.scrollTo({ top: 0, behavior: "instant" });
    link.scrollIntoView({ block: "nearest", behavior: "instant" });
    node.style.transition = "";
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a link further down that takes the focus has to be seen */}
      <div
        ref={box}
        id={id}
        className={classes.box}
        data-cut={(long && !open) || undefined}
        // Cut before it is measured, so that a page one comes back to has its height at once.
        style={{ maxHeight: open ? height : collapsedHeight }}
        onFocus={(event) => openAt(event.target)}
      >
        <DescriptionText html={html} title={title} />
      </div>
      <div className={`${ui.row} ${ui.wrap} ${classes.actions}`}>
        {before}
        {long && (
          <DisclosureButton
            opened={open}
            controls={id}
            {...(describedBy !== undefined && { describedBy })}
            onToggle={open ? hide : show}
          >
            {open ? "Read Less" : "Read More"}
          </DisclosureButton>
        )}
        {after}
      </div>
    </>
  );
}
