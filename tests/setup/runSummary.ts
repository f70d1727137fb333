import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

const firstLine = (text = "") => text.split("\n", 1)[0];

function* failuresOf(module: TestModule) {
  const file = relative(process.cwd(), module.moduleId);
  for (const { message } of module.errors()) yield `${file}: ${firstLine(message)}`;
  for (const suite of module.children.allSuites())
    for (const { message } of suite.errors()) yield `${file}: ${suite.fullName}\n    ${firstLine(message)}`;
  for (const test of module.children.allTests("failed"))
    yield `${file}: ${test.fullName}\n    ${firstLine(test.result().errors?.[0]?.message)}`;
}

/** Unhandled rejections and worker crashes, with their stack, since no test names the place. */
const outsideOfTests = ({ name, message, stack }: SerializedError) =>
  `outside of any test: ${stack || `${name}: ${message}`}`;

/** Reporter that writes the number of passed tests, their figures and the failures to a file: see scripts/runTests.ts. */
export class RunSummary implements Reporter {
  private readonly file: string;
  constructor(file: string) {
    this.file = file;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const passed = modules.flatMap((module) => [...module.children.allTests("passed")]);
    const summary = {
      passed: passed.length,
      figures: passed.flatMap((test) => test.meta().figure ?? []),
      failed: [...modules.flatMap((module) => [...failuresOf(module)]), ...errors.map(outsideOfTests)],
    };
    writeFileSync(this.file, JSON.stringify(summary));
  }
}
