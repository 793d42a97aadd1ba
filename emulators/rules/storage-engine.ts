import type {
  StorageRulesRuntime,
  StorageRulesetInstance,
} from 'firebase-tools/lib/emulator/storage/rules/runtime.js';
import { delimiter, join } from 'node:path';
import { jarEnvironment } from '../src/jars.ts';
import { requireJava } from '../src/java.ts';
import { UIDS } from './people.ts';
import type { StorageCase } from './storage.cases.ts';

/** The engine lives for seconds, in which Java's thorough compiler takes more time than it saves: half of all in measurements. */
const SHORT_LIVED = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** Rules that answer cases. */
export interface LoadedRules {
  allows: (request: StorageCase) => Promise<boolean>;
}

/**
 * The rules engine of the Storage emulator in a process of its own. An emulator holds one set of rules for all of its
 * buckets, so rules tried in it would rule whatever else runs meanwhile; and it takes the size of a file from its bytes,
 * where the engine takes any number.
 */
export class StorageEngine {
  readonly #runtime: StorageRulesRuntime;

  private constructor(runtime: StorageRulesRuntime) {
    this.#runtime = runtime;
  }

  /** @throws {SetupError} when this machine has no engine or no Java to run it */
  static async start(): Promise<StorageEngine> {
    const path = [join(requireJava().home, 'bin'), process.env['PATH']].join(delimiter);
    Object.assign(process.env, await jarEnvironment(), { PATH: path, JAVA_TOOL_OPTIONS: SHORT_LIVED });
    // firebase-tools looks at those variables once, when it is loaded.
    const tools = await import('firebase-tools/lib/emulator/storage/rules/runtime.js');
    const runtime = new tools.StorageRulesRuntime();
    await runtime.start(true);
    return new StorageEngine(runtime);
  }

  stop(): Promise<void> {
    return this.#runtime.stop();
  }

  /** @throws {SyntaxError} when the engine does not take the rules */
  async load(content: string): Promise<LoadedRules> {
    const { ruleset, issues } = await this.#runtime.loadRuleset({
      files: [{ name: 'storage.rules', content }],
    });
    if (!ruleset) throw new SyntaxError(issues.all.join('\n'));
    return { allows: (request) => verify(ruleset, request) };
  }
}

async function verify(
  ruleset: StorageRulesetInstance,
  { who, method, path, there, file }: StorageCase,
): Promise<boolean> {
  const uid = UIDS[who];
  const { permitted } = await ruleset.verify({
    method,
    path: `b/rules/o/${path}`,
    projectId: 'demo-rules',
    file: { after: file, ...(there && { before: { size: 1, contentType: 'video/mp4' } }) },
    ...(uid && { token: unsignedToken(uid) }),
  });
  return permitted === true;
}

/** A session of the kind that only emulators take. */
function unsignedToken(uid: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: uid, user_id: uid })}.`;
}
