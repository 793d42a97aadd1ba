import { fixedPorts, readFirebaseConfig } from './config.ts';
import { jarSource, type JarKind } from './jars.ts';
import { DEV_SERVER_PORT, complaint } from './ports.ts';
import { SetupError } from './setup-error.ts';
import { chromium, ffmpeg, howToInstall, java, type Tool } from './tools.ts';

interface Finding {
  ok: boolean;
  text: string;
}

/** vitest, firebase-admin and Node's own running of TypeScript want it. */
const MIN_NODE = 22;

/** `npm run doctor`: what the suite needs, what of it is here, and what to type for the rest. */
const ports = Object.entries({ ...fixedPorts(readFirebaseConfig()), 'dev server': DEV_SERVER_PORT });
const findings = [
  nodeFinding(),
  ...[java, chromium, ffmpeg].map(toolFinding),
  ...(await Promise.all([jarFinding('firestore'), jarFinding('storage')])),
  ...(await Promise.all(ports.map(([name, port]) => portFinding(name, port)))),
];
for (const { ok, text } of findings) console.log(`${ok ? '✓' : '✗'} ${text}`);
process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1;

function nodeFinding(): Finding {
  const ok = Number.parseInt(process.versions.node, 10) >= MIN_NODE;
  return {
    ok,
    text: `Node ${process.versions.node} in ${process.execPath}${ok ? '' : `: ${MIN_NODE} or later is needed`}`,
  };
}

function toolFinding(tool: Tool): Finding {
  const path = tool.find();
  const where = path ? `in ${path}` : `is missing. ${howToInstall([tool])}`;
  return { ok: path !== undefined, text: `${tool.name} (${tool.purpose}) ${where}` };
}

async function jarFinding(kind: JarKind): Promise<Finding> {
  try {
    const source = await jarSource(kind);
    const where = source.from === 'cloud-sdk' ? source.jar : `from ${source.from}`;
    return { ok: true, text: `The ${kind} emulator: ${where}` };
  } catch (error) {
    if (error instanceof SetupError) return { ok: false, text: error.message };
    throw error;
  }
}

async function portFinding(name: string, port: number): Promise<Finding> {
  const held = await complaint(name, port);
  return { ok: !held, text: held ?? `Port ${port} (${name}) is free` };
}
