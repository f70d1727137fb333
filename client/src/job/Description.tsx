import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { showTop } from "../browser/showTop.ts";
import { DisclosureButton } from "../components/DisclosureButton.tsx";
import { allowOnly, purifier } from "../text/purifier.ts";
import classes from "./Description.module.css";
import { arrangeDescription } from "./description.ts";

const allowed = allowOnly("p h2 h3 ul ol li b i strong em br a");
const otherTag = /<(?!\/?(?:p|h[1-6]|ul|ol|li|b|i|strong|em)>|br ?\/?>|a href="[^"<>]*">|\/a>)/;
/** Sanitizes before arranging, keeping headings of any level. Skipped for markup as the server stores it, which is clean. */
const clean = (html: string): string =>
  otherTag.test(html) ? purifier.sanitize(html, { USE_PROFILES: { html: true } }) : html;
const sanitize = (html: string): string => purifier.sanitize(html, allowed);

type DescriptionProps = {
  html: string;
  title: string;
  /** Heading level: 3 in a card, 2 on a page. */
  level?: 2 | 3;
};

/** A job description: sanitized, arranged, and sanitized again as the last step. */
export function DescriptionText({ html, title, level = 3 }: DescriptionProps) {
  const markup = useMemo(() => sanitize(arrangeDescription(clean(html), title, level)), [html, title, level]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized just above
  return <div className={`rich ${classes.text}`} dir="auto" dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** Markup of this many characters exceeds the collapsed height on any screen: a line has at most 80. */
const longMarkup = 800;

type CollapsibleProps = DescriptionProps & {
  collapsedHeight?: number;
  /** Id of the title, which describes the "Read More" button. */
  describedBy?: string;
  before?: ReactNode;
  after?: ReactNode;
};

/** A description that is collapsed with a fade when it is long. */
export function CollapsibleDescription({
  html,
  title,
  collapsedHeight = 120,
  describedBy,
  before,
  after,
}: CollapsibleProps) {
  const [open, setOpen] = useState(false);
  // Estimated by length at first: measuring ten cards before the first paint takes a phone a second.
  const [long, setLong] = useState(html.length > longMarkup);
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
    // Collapsing a long text would leave the viewport in later cards.
    showTop(box.current?.closest("article"));
  };
  /** Opens when a link below the cut takes the focus, and undoes the scrolling of the box by the browser. */
  const openAt = (link: Element) => {
    const node = box.current;
    if (open || !node) return;
    // Without transition, because the link's position is final only at full height.
    node.style.transition = "none";
    flushSync(show);
    node.scrollTo({ top: 0, behavior: "instant" });
    link.scrollIntoView({ block: "nearest", behavior: "instant" });
    node.style.transition = "";
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a link below the cut must be visible when focused */}
      <div
        ref={box}
        id={id}
        className={classes.box}
        data-cut={(long && !open) || undefined}
        // Collapsed before it is measured, so that scroll restoration finds the page's final height.
        style={{ maxHeight: open ? height : collapsedHeight }}
        onFocus={(event) => openAt(event.target)}
      >
        <DescriptionText html={html} title={title} />
      </div>
      <div className={`row wrap ${classes.actions}`}>
        {before}
        {long && (
          <DisclosureButton
            opened={open}
            aria-controls={id}
            aria-describedby={describedBy}
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
