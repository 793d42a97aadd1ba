import { type Socket, connect, createServer } from 'node:net';

/** A way to a server that can be cut. */
export interface Cable {
  host: string;
  /** Cuts what is connected, and nobody is there any more. */
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  /** From now on whoever connects is accepted and never answered. */
  hold: () => void;
  /** Answers again, to whoever connects anew. */
  release: () => void;
  /** Breaks the first connection that carries this text either way, before it arrives, and no other. */
  breakOnceAt: (text: string) => void;
  /** Whether that connection is still to come. */
  isToBreak: () => boolean;
}

/** Puts a cable between this process and a server, because the emulators themselves cannot be away. */
async function cableTo(server: string): Promise<Cable> {
  const [host, port] = server.split(':');
  const ends = new Set<Socket>();
  let weak: string | undefined;
  let isHeld = false;
  const keep = (end: Socket) => {
    ends.add(end);
    end.on('error', () => end.destroy());
    end.on('close', () => ends.delete(end));
    return end;
  };
  const dropAll = () => {
    for (const end of ends) end.destroy();
  };
  const cable = createServer((near) => {
    keep(near);
    if (isHeld) return;
    const far = keep(connect(Number(port), host ?? ''));
    const carry = (sent: Buffer) => {
      if (weak === undefined || !sent.includes(weak)) return;
      weak = undefined;
      near.destroy();
      far.destroy();
    };
    near.on('data', carry).pipe(far).on('data', carry).pipe(near);
  });
  const listen = (at: number) =>
    new Promise<void>((listening) => cable.listen(at, '127.0.0.1', () => listening()));
  await listen(0);
  cable.unref();
  const address = cable.address();
  if (typeof address === 'string' || address === null) throw new Error('The cable has no port');
  return {
    host: `127.0.0.1:${address.port}`,
    cut: async () => {
      const closed = new Promise((done) => cable.close(done));
      dropAll();
      await closed;
    },
    mend: () => listen(address.port),
    hold: () => {
      isHeld = true;
      dropAll();
    },
    release: () => {
      isHeld = false;
      dropAll();
    },
    breakOnceAt: (text) => {
      weak = text;
    },
    isToBreak: () => weak !== undefined,
  };
}

/** Puts a cable to the emulator that a variable of the Admin SDK's names; for what connects from now on. */
export async function cableFor(variable: string): Promise<Cable> {
  const cable = await cableTo(process.env[variable] ?? '');
  process.env[variable] = cable.host;
  return cable;
}
