// Names of tools that are also ordinary words: a safety net for entries without `strict`.
const words = new Set(
  `act adapt agile amber angular ant apex arrow ash assembly astro atlas atom aurora awk babel backbone ballerina
bash beam bison black blaze blender bolt boot brew bridge buck bun bundle bytes c caddy cake cargo castle chai chain
chalk chapel chef chisel chroma circle clap clay clean click clip clojure cloud cobalt coda cognito concourse
consul convoy copper core crow crystal cube cucumber curl cypress d dagger dart dash delta deno dogma dome drone
dust echo eclipse electron elixir elm ember envoy epoch erlang excel express factor fabric falcon fast faust
fiber fish flask fleet flink flow fluent flux forge forth fresh fury gate gauge gin glide go gold gradle
grape graph groovy guard hack hanami harbor harp haskell haxe heap helm hive horizon hoodie hugo hub ida idea
idris impact insomnia io ion iris istio jade jasmine jest jet joi joy julia juniper karma kind kite knot koa krill
lambda lark lean leaf leap less lift light lightning lime linear link lit locust logic logo loom lotus lua lux
make maple marathon marble mason mercury mercurial mesa mesh meteor metal micro mint mirage mocha modal mojo
monday moon motion nano native neon nest nim nix node noir nomad notion nova nu nuke oak oberon ocean octave
onyx opal oracle osprey p pants parcel pascal pearl perl phoenix pickle piston pixie play plug polar polars pony
postman prism processing prolog prophet pug pulsar puppet pure q quantum quartz quasar query quill r racket
rack rails rake ray razor react realm reason red ride ring river robot rocket rocksteady room root rspec ruby
rust s sail salt sass scala scheme scratch screen script sculptor segment sentinel sequel shell shiny signal
simple sinatra sketch slack slang slate slick slim smart smalltalk snow snowflake soap solid solidity spark
spin spock spring squash stack stan steam steep storm storybook stripe stylus sublime sun surf swagger sway
swift symphony tailwind temporal terra terrain thrift tide tilt titan torch tornado travis trellis trident trio
truffle turbo typed unity unreal v vagrant vapor vault vector velocity vim vine virtual vite vue wagtail warp
weave weaver web whisper windows wing wire yarn yew yesod zig zephyr zero zipkin zod zone`.split(/\s+/),
);

/** Whether a name is a single ordinary word: "Spring", "Go", "R". Coined names in the list only require an additional confirmation. */
export const isOrdinaryWord = (name: string): boolean => words.has(name.toLowerCase());

// Aliases that usually mean something else in prose. As topics or packages they still count.
const misleading = new Set(
  (
    "a star, rest, isolate, isolates, golden image, golden images, front end, front ends, " +
    "back end, staff, the edge, cold start, hot path"
  ).split(", "),
);

/** In running text a short alias counts only in capitals: "AI" and "REST", not French "ai" or "the rest". */
export function isMisleading(key: string, surface: string): boolean {
  if (misleading.has(key) && surface !== surface.toUpperCase()) return true;
  return (
    surface.length <= 4 && !/\s/.test(surface) && surface === surface.toLowerCase() && !/[^a-z]/.test(surface)
  );
}
