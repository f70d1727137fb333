import { Wants } from "../profile/wishes/Fit.tsx";
import { trpc } from "../trpc.ts";

/** "within an hour", "within 5 hours", "within 2 days" */
function within(hours: number): string {
  const [number, unit] = hours < 23.5 ? [Math.ceil(hours), "hour"] : [Math.ceil(hours / 24), "day"];
  return number <= 1 ? `within ${unit === "hour" ? "an hour" : "a day"}` : `within ${number} ${unit}s`;
}

export function WantsCards({ userId }: { userId: string }) {
  const { data } = trpc.profile.pair.useQuery({ userId });
  if (!data) return null;
  const { statements, money, usualAnswer, theirs, yours } = data;
  const facts = [
    ...statements,
    ...(usualAnswer === null ? [] : [`Usually replies ${within(usualAnswer)}`]),
    ...(money?.pay ? [`Pay needed: ${money.pay}`] : []),
    ...(money?.equity ? [`Equity expected: ${money.equity}`] : []),
  ];
  return (
    <>
      {facts.length > 0 && (
        <section className="card stack gap-8 pad-16" data-screen-only>
          <h2 className="label">Looking for a co-founder</h2>
          <ul className="text-13">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </section>
      )}
      {(
        [
          ["What they want", "You meet", theirs],
          ["What you want", "They meet", yours],
        ] as const
      ).map(
        ([title, who, fit]) =>
          fit.total > 0 && (
            <section key={title} className="card stack gap-8 pad-16" data-screen-only>
              <h2 className="label">{title}</h2>
              <p className="text-13 secondary">
                {who} {fit.met} of {fit.total}.
              </p>
              <Wants fit={fit} />
            </section>
          ),
      )}
    </>
  );
}
